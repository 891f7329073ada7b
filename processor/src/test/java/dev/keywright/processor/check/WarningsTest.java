package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import dev.keywright.processor.Compiling;
import dev.keywright.processor.diagnostic.Code;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Warnings are quieted by name, on the type or on the table, and are no part of a model that is as it should be. */
final class WarningsTest {
    static List<Path> warned() throws IOException {
        try (Stream<Path> folders = Files.list(Compiling.MODELS.resolve("bad"))) {
            return folders.filter(folder -> folder.getFileName().toString().matches("KW80\\d_(?!nearMiss).*"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void theAcceptanceExampleHasNone() {
        Compilation compilation = Compiling.folder(
                        Compiling.MODELS.resolve("good").resolve("orders"))
                .options("-Werror")
                .compile();
        assertThat(Compiling.printed(compilation)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("warned")
    void theTypeQuietsOne(Path folder) throws IOException {
        assertThat(printed(folder, "(?m)^public", quiet(folder))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("warned")
    void theTableQuietsOne(Path folder) throws IOException {
        assertThat(printed(folder, "(?m)^@Table", quiet(folder))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("warned")
    void anotherNameQuietsNone(Path folder) throws IOException {
        assertThat(printed(folder, "(?m)^public", "@SuppressWarnings(\"keywright:other\")"))
                .contains(code(folder));
    }

    private static String quiet(Path folder) {
        String code = code(folder);
        return Arrays.stream(Code.values())
                .filter(each -> each.id().equals(code))
                .map(each -> "@SuppressWarnings(\"keywright:" + each.suppression() + "\")")
                .findFirst()
                .orElseThrow();
    }

    private static String code(Path folder) {
        return folder.getFileName().toString().substring(0, "KW800".length());
    }

    private static String printed(Path folder, String before, String annotation) throws IOException {
        List<String> sources = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                sources.add(Files.readString(file).replaceFirst(before, annotation + "\n$0"));
            }
        }
        return Compiling.printed(
                Compiling.sources(sources.toArray(String[]::new)).checkOnly().compile());
    }
}
