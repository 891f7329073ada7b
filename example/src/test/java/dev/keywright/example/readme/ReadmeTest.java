package dev.keywright.example.readme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What README.md and the pages of docs show is what compiles, and what the compiler says. */
class ReadmeTest {
    private static final Path MODEL =
            Readme.SOURCES.resolve(Path.of("test", "java", "dev", "keywright", "example", "readme"));

    @Test
    void itsRecordAndItsCallAreWithinTheFirstTwentyLines() throws IOException {
        assertThat(Readme.read().lines().subList(0, 20))
                .anyMatch(line -> line.startsWith("public record Order("))
                .anyMatch(line -> line.contains(".byCustomer("));
    }

    static Stream<String> javaBlocks() throws IOException {
        return Stream.of(Readme.read(), Readme.page("guide.md"), Readme.page("why.md"))
                .flatMap(page -> page.blocks("java").stream());
    }

    /** Paragraph by paragraph, as each may be from another file. */
    @ParameterizedTest
    @MethodSource("javaBlocks")
    void itsJavaIsCompiledInThisModule(String block) throws IOException {
        String compiled = Readme.compiledEssence();
        for (String paragraph : block.split("\n\n", -1)) {
            assertThat(compiled).as(paragraph).contains(Readme.essence(paragraph));
        }
    }

    @Test
    void itsErrorIsWhatTheProcessorSaysWithoutTheKey(@TempDir Path output) throws IOException {
        String order = Files.readString(MODEL.resolve("Order.java"));
        String withoutKey = order.replaceFirst("@Key\\(index = .*\n", "");
        assertThat(withoutKey).isNotEqualTo(order);

        List<String> errors = errors(Files.readString(MODEL.resolve("Orders.java")), withoutKey, output);
        if ("update".equals(System.getProperty("keywright.golden"))) {
            Readme.read().writeError(errors.get(0));
        }
        assertThat(errors).containsExactly(Readme.read().error());
    }

    @Test
    void itsPageOfAccessPatternsIsTheOneThatTheProcessorWrites() throws IOException {
        Path shown = Path.of("..", "docs", "orders-access-patterns.md");
        try (InputStream written =
                ReadmeTest.class.getResourceAsStream("/META-INF/keywright/orders-service-data/access-patterns.md")) {
            String page = new String(written.readAllBytes(), StandardCharsets.UTF_8);
            if ("update".equals(System.getProperty("keywright.golden"))) {
                Files.writeString(shown, page);
            }
            assertThat(page).isEqualTo(Files.readString(shown).replace("\r\n", "\n"));
        }
    }

    /** The errors, as the processor words them; javac finds it on the class path. */
    private static List<String> errors(String orders, String order, Path output) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        javac.getTask(
                        null,
                        null,
                        diagnostics,
                        List.of("-Xlint:all,-path", "-proc:only", "-d", output.toString()),
                        null,
                        List.of(new Source("Orders", orders), new Source("Order", order)))
                .call();
        return diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .map(diagnostic -> diagnostic.getMessage(Locale.ROOT).replaceAll("\\R", "\n") + "\n")
                .toList();
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String type, String text) {
            super(URI.create("string:///dev/keywright/example/readme/" + type + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
