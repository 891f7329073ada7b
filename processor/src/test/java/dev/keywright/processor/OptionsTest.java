package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is taken from the command line, and what is told of the rest. */
final class OptionsTest {
    @Test
    void everyOptionIsDocumented() throws IOException {
        String documentation = Files.readString(Path.of("..", "docs", "options.md"));
        assertThat(Options.supported(Map.of()))
                .isNotEmpty()
                .allSatisfy(option -> assertThat(documentation).contains("| `" + option + "` |"));
    }

    @Test
    void anOptionWithoutAValueIsTrue() {
        Diagnostics diagnostics = new Diagnostics();
        assertThat(Options.read(Collections.singletonMap("keywright.trace", null), diagnostics))
                .isEqualTo(new Options(true, false));
        assertThat(diagnostics.all()).isEmpty();
    }

    @Test
    void allThatIsWrongIsToldInOrder() {
        Diagnostics diagnostics = new Diagnostics();
        Options options = Options.read(
                Map.of("keywright.zoo", "1", "keywright.trace", "maybe", "keywright.ant", "1"), diagnostics);
        assertThat(options).isEqualTo(new Options(false, false));
        assertThat(diagnostics.all().stream().map(Diagnostic::headline))
                .isEqualTo(List.of(
                        "option keywright.ant: there is no such option.",
                        "option keywright.trace: it is true or false.",
                        "option keywright.zoo: there is no such option."));
    }

    @Test
    void theOptionsOfOthersAreNoneOfOurs() {
        Diagnostics diagnostics = new Diagnostics();
        Options.read(Map.of("mapstruct.verbose", "true"), diagnostics);
        assertThat(diagnostics.all()).isEmpty();
        assertThat(Options.supported(Map.of("mapstruct.verbose", "true"))).doesNotContain("mapstruct.verbose");
    }
}
