package dev.keywright.processor;

import com.google.testing.compile.Compilation;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.TableModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaFileObject;

/** Compiles a model that is known to be right, every warning an error, and gives what was written. */
public final class Generating {
    private Generating() {}

    /** Compiles a folder. Doclint looks at all javadoc, but asks for none, as the models have none. */
    public static Compilation compile(Path folder) {
        // No processor claims @Generated.
        return Compiling.folder(folder)
                .options("-Xlint:-processing", "-Werror", "-Xdoclint:all,-missing")
                .stages(Generating::checked)
                .compile();
    }

    /** The real stages, but for warnings: a model may be a poor one. */
    private static LaterStages.Output checked(TableModel table, Diagnostics diagnostics) {
        Diagnostics found = new Diagnostics();
        LaterStages.Output output = new PlanAndWrite().check(table, found);
        found.all().stream().filter(diagnostic -> diagnostic.code().isError()).forEach(diagnostics::report);
        return output;
    }

    /** The generated sources, and the pages on tables, by simple file name. */
    public static Map<String, String> sources(Compilation compilation) throws IOException {
        Map<String, String> generated = new TreeMap<>();
        for (JavaFileObject file : compilation.generatedFiles()) {
            String path = file.toUri().getPath();
            if (!path.endsWith(".class")) {
                generated.put(
                        path.substring(path.lastIndexOf('/') + 1),
                        file.getCharContent(false).toString());
            }
        }
        return generated;
    }
}
