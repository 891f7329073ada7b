package dev.keywright.processor;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaFileObject;

/** Class files of another module, compiled without the processor. */
final class Library {
    private Library() {}

    /** The folder of the class files; removed when the tests end. */
    static File of(List<String> sources) {
        List<JavaFileObject> files = sources.stream()
                .map(source -> JavaFileObjects.forSourceString(SourceName.of(source), source))
                .toList();
        Compilation compilation = Compiler.javac().withOptions("-proc:none").compile(files);
        try {
            Path folder = Files.createTempDirectory("library");
            folder.toFile().deleteOnExit();
            for (JavaFileObject file : compilation.generatedFiles()) {
                Path path = folder.resolve(file.getName().replaceFirst("^/?CLASS_OUTPUT/", ""));
                Files.createDirectories(path.getParent());
                try (InputStream bytes = file.openInputStream()) {
                    Files.copy(bytes, path);
                }
                for (Path each = path; !each.equals(folder); each = each.getParent()) {
                    each.toFile().deleteOnExit();
                }
            }
            return folder.toFile();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
