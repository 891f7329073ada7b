package dev.keywright.processor.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import dev.keywright.processor.Compiling;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compiles each faulty model with the whole processor: all that the compiler prints is expected, with its position. */
final class BadModelsTest {
    static List<Path> faulty() throws IOException {
        return notModules(BadModels.faulty());
    }

    static List<Path> nearMisses() throws IOException {
        return notModules(BadModels.nearMisses());
    }

    private static List<Path> notModules(List<Path> folders) {
        return folders.stream().filter(folder -> !BadModels.isModule(folder)).toList();
    }

    @ParameterizedTest
    @MethodSource("faulty")
    void aFaultIsToldAtItsPlace(Path folder) throws IOException {
        Compilation compilation = Compiling.folder(folder).compile();
        String printed = Compiling.printed(compilation);
        assertThat(printed).contains(BadModels.code(folder) + " ");
        Golden.check(folder.resolve("expected.txt"), printed);
    }

    @ParameterizedTest
    @MethodSource("nearMisses")
    void aNearMissCompilesInSilence(Path folder) {
        Compilation compilation = Compiling.folder(folder).options("-Werror").compile();
        assertThat(Compiling.printed(compilation)).isEmpty();
        assertThat(compilation.status()).isEqualTo(Compilation.Status.SUCCESS);
    }
}
