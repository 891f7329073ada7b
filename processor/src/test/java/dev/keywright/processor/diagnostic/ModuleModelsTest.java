package dev.keywright.processor.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** As {@link BadModelsTest}, for models that are modules: compiles them as files. */
final class ModuleModelsTest {
    @TempDir
    private Path output;

    static List<Path> faulty() throws IOException {
        return BadModels.faulty().stream().filter(BadModels::isModule).toList();
    }

    static List<Path> nearMisses() throws IOException {
        return BadModels.nearMisses().stream().filter(BadModels::isModule).toList();
    }

    @ParameterizedTest
    @MethodSource("faulty")
    void aFaultIsToldAtItsPlace(Path folder) throws IOException {
        Golden.check(folder.resolve("expected.txt"), printed(folder));
    }

    @ParameterizedTest
    @MethodSource("nearMisses")
    void aNearMissCompilesInSilence(Path folder) throws IOException {
        assertThat(printed(folder)).isEmpty();
    }

    private String printed(Path folder) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> told = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(told, null, null);
                Stream<Path> sources = Files.list(folder)) {
            List<String> options = new ArrayList<>(Files.readAllLines(folder.resolve("options.txt")));
            options.addAll(List.of("-proc:only", "-d", output.toString()));
            JavaCompiler.CompilationTask task = compiler.getTask(
                    null,
                    files,
                    told,
                    options,
                    null,
                    files.getJavaFileObjectsFromPaths(
                            sources.filter(file -> file.toString().endsWith(".java"))
                                    .sorted()
                                    .toList()));
            task.setProcessors(List.of(Compiling.checkingProcessor()));
            task.call();
        }
        return Compiling.printed(told.getDiagnostics());
    }
}
