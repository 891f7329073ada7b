package dev.keywright.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.JavaFormatterOptions;
import dev.keywright.processor.Generating;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is generated for the models in {@code models/good}: text for text, compiled without a warning, well laid out. */
final class GeneratedSourcesTest {
    static List<GoldenFiles> models() {
        return GoldenFiles.all();
    }

    @ParameterizedTest
    @MethodSource("models")
    void generatesTheExpectedText(GoldenFiles golden) throws IOException {
        Compilation compilation = Generating.compile(golden.folder());
        Map<String, String> generated = Generating.sources(compilation);
        if (!golden.update(generated)) {
            assertThat(generated).containsExactlyEntriesOf(golden.expected());
        }
        assertThat(compilation.diagnostics()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("models")
    void theFormatterChangesNothing(GoldenFiles golden) throws FormatterException {
        Formatter formatter = Formatter.createFormatter(JavaFormatterOptions.builder()
                .style(JavaFormatterOptions.Style.PALANTIR)
                .build());
        for (Map.Entry<String, String> file : golden.expected().entrySet()) {
            if (!file.getKey().endsWith(".java")) {
                continue;
            }
            assertThat(formatter.formatSource(file.getValue()))
                    .as(file.getKey())
                    .isEqualTo(file.getValue());
        }
    }
}
