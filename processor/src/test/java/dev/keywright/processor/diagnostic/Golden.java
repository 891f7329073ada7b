package dev.keywright.processor.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that hold what a test expects. {@code -Dkeywright.golden=update} rewrites them instead. */
final class Golden {
    private Golden() {}

    static void check(Path file, String actual) throws IOException {
        if ("update".equals(System.getProperty("keywright.golden"))) {
            Files.writeString(file, actual);
            return;
        }
        assertThat(file).exists();
        assertThat(actual).isEqualTo(Files.readString(file));
    }
}
