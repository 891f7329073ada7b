package dev.keywright.processor.arch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Files stay small enough to be read at once. */
final class SourceSizeTest {
    private static final int LONGEST = 400;

    @Test
    void noFileIsTooLong() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
            List<Path> sources =
                    files.filter(file -> file.toString().endsWith(".java")).toList();
            assertThat(sources).isNotEmpty();
            for (Path source : sources) {
                assertThat(Files.readAllLines(source)).as(source.toString()).hasSizeLessThanOrEqualTo(LONGEST);
            }
        }
    }
}
