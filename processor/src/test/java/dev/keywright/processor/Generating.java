package dev.keywright.processor;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.write.TableWriter;
import java.io.IOException;
import java.net.MalformedURLException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaFileObject;

/** Compiles sources with the processor, every warning an error, and gives what it wrote. */
public final class Generating {
    private Generating() {}

    /** Compiles; {@code -Xdoclint} looks at all javadoc, but asks for none, as the models have none. */
    public static Compilation compile(List<JavaFileObject> sources) {
        KeywrightProcessor processor = new KeywrightProcessor((table, diagnostics) ->
                filer -> TableWriter.write(TableAnalysis.of(table).plan(), filer));
        return Compiler.javac()
                .withProcessors(processor)
                .withOptions("-Xlint:all,-processing", "-Werror", "-Xdoclint:all,-missing")
                .compile(sources);
    }

    /** A source file. */
    public static JavaFileObject source(Path file) {
        try {
            return JavaFileObjects.forResource(file.toUri().toURL());
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** The generated sources by simple file name. */
    public static Map<String, String> generated(Compilation compilation) throws IOException {
        Map<String, String> generated = new TreeMap<>();
        for (JavaFileObject file : compilation.generatedSourceFiles()) {
            String path = file.toUri().getPath();
            generated.put(path.substring(path.lastIndexOf('/') + 1), file.getCharContent(false).toString());
        }
        return generated;
    }
}
