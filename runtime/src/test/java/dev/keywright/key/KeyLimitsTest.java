package dev.keywright.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.InvalidKeyComponentException;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class KeyLimitsTest {
    @Provide
    Arbitrary<String> text() {
        return KeyValues.text();
    }

    @Property
    void exactlyTheTextsOfUpTo1024BytesAreSortKeys(
            @ForAll("text") String text, @ForAll @IntRange(min = 1, max = 1100) int n) {
        String key = text.repeat(n);
        boolean fits = key.getBytes(StandardCharsets.UTF_8).length <= 1024;

        if (fits) {
            assertThat(KeyLimits.sort("Order", "SK", key).s()).isSameAs(key);
        } else {
            assertThatThrownBy(() -> KeyLimits.sort("Order", "SK", key))
                    .isInstanceOf(InvalidKeyComponentException.class);
        }
    }

    @Example
    void partitionKeysHave2048Bytes() {
        assertThat(KeyLimits.partition("Order", "PK", "é".repeat(1024)).s()).hasSize(1024);
        assertThatThrownBy(() -> KeyLimits.partition("Order", "PK", "é".repeat(1024) + "a"))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessage("Order.PK is longer than the 2048 bytes that DynamoDB allows for this key attribute");
    }

    @Example
    void emptyKeysAreRefused() {
        assertThatThrownBy(() -> KeyLimits.sort("Order", "SK", ""))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessage("Order.SK must not be empty: it is a key attribute");
    }
}
