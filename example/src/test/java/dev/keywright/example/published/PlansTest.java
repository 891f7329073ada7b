package dev.keywright.example.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the planner makes of each design: the page that it writes, {@code -Dkeywright.golden=update} to rewrite it. */
class PlansTest {
    private static final Path GOLDEN = Path.of("src", "test", "resources", "published");

    @ParameterizedTest
    @ValueSource(
            strings = {"bank", "code", "forum", "places", "saas", "school", "scores", "sessions", "store", "telemetry"})
    void eachQuestionHasTheKeyThatItIsKnownFor(String design) throws IOException {
        Path golden = GOLDEN.resolve(design + ".md");
        String resource = "/META-INF/keywright/published-" + design + "/access-patterns.md";
        try (InputStream page = PlansTest.class.getResourceAsStream(resource)) {
            String written = new String(page.readAllBytes(), StandardCharsets.UTF_8);
            if ("update".equals(System.getProperty("keywright.golden"))) {
                Files.createDirectories(GOLDEN);
                Files.writeString(golden, written);
            }
            assertThat(written).isEqualTo(Files.readString(golden).replace("\r\n", "\n"));
        }
    }
}
