package dev.keywright.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.CorruptItemException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class NativePartTest {
    private static final NativePart<Long> SEQUENCE = NativePart.sort("Reading", "sequence", Values.LONG);

    @Test
    void readsBackWhatItWrote() {
        assertThat(SEQUENCE.decode("seq", Map.of("seq", SEQUENCE.encode(42L)))).isEqualTo(42);
    }

    @Test
    void saysWhichAttributeIsMissing() {
        assertThatThrownBy(() -> SEQUENCE.decode("seq", Map.of()))
                .isInstanceOf(CorruptItemException.class)
                .hasMessageContaining("seq")
                .hasMessageContaining("missing");
    }

    @Test
    void saysWhatItFoundInPlaceOfTheValue() {
        assertThatThrownBy(() -> SEQUENCE.decode("seq", Map.of("seq", AttributeValue.fromS("x"))))
                .isInstanceOf(CorruptItemException.class)
                .hasMessageContaining("seq")
                .hasMessageNotContaining("x\"");
    }
}
