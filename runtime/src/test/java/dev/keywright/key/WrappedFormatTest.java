package dev.keywright.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import org.junit.jupiter.api.Test;

final class WrappedFormatTest {
    private record Id(UUID value) {}

    private static final KeyFormat<Id> FORMAT = WrappedFormat.of(UuidFormat.TEXT, Id::value, Id::new);
    private static final String TEXT = "6f1c3a52-0c5e-4a8b-9d7e-3f2b1a0c9d8e";

    @Test
    void writesWhatIsWrapped() {
        Id id = new Id(UUID.fromString(TEXT));
        assertThat(FORMAT.encode(id)).isEqualTo(TEXT);
        assertThat(FORMAT.decode(TEXT)).isEqualTo(id);
    }

    @Test
    void isAsWideAsWhatIsWrapped() {
        assertThat(FORMAT.width()).isEqualTo(UuidFormat.TEXT.width());
        assertThat(FORMAT.end(TEXT + "#", 0)).isEqualTo(TEXT.length());
        assertThat(FORMAT.expected()).isEqualTo(UuidFormat.TEXT.expected());
    }
}
