package dev.keywright.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.CorruptItemException;
import dev.keywright.InvalidKeyComponentException;
import java.time.Instant;
import java.util.Map;
import java.util.function.Consumer;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class KeyPartTest {
    private static final KeyPart<String> CUSTOMER_ID = KeyPart.of("Order", "customerId", TextFormat.escaped('#'));
    private static final KeyPart<Instant> PLACED_AT = KeyPart.of("Order", "placedAt", InstantFormat.NANOS);
    private static final KeyPart<Integer> QTY = KeyPart.of("Order", "qty", IntFormat.FULL);

    @Provide
    Arbitrary<String> text() {
        return KeyValues.text();
    }

    @Provide
    Arbitrary<Instant> instants() {
        return KeyValues.instants();
    }

    @Property
    void aReaderTakesApartWhatATemplateMade(
            @ForAll("text") String customerId, @ForAll("instants") Instant at, @ForAll int qty) {
        String key = "C#" + CUSTOMER_ID.encode(customerId) + "#AT#" + PLACED_AT.encode(at) + "#" + QTY.encode(qty);

        KeyReader reader = reader(key).literal("C#");
        assertThat(reader.value(CUSTOMER_ID)).isEqualTo(customerId);
        assertThat(reader.literal("#AT#").value(PLACED_AT)).isEqualTo(at);
        assertThat(reader.literal("#").value(QTY)).isEqualTo(qty);
        reader.end();
    }

    @Example
    void aReaderHandsOutTextToo() {
        KeyReader reader = reader("C#c-42#2026");

        assertThat(CUSTOMER_ID.decode(reader.literal("C#").text('#'))).isEqualTo("c-42");
        assertThat(reader.literal("#").fixed(4)).isEqualTo("2026");
        reader.end();
    }

    @Example
    void nullAndWhatTheFormatRefusesNameTheComponent() {
        assertThatThrownBy(() -> CUSTOMER_ID.encode(null))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessage("Order.customerId must not be null");
        assertThatThrownBy(() -> CUSTOMER_ID.encode(""))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessage("Order.customerId must not be empty");
        assertThatThrownBy(() -> PLACED_AT.encode(Instant.MAX))
                .isInstanceOfSatisfying(InvalidKeyComponentException.class, e -> {
                    assertThat(e.entity()).isEqualTo("Order");
                    assertThat(e.component()).isEqualTo("placedAt");
                });
    }

    @Example
    void aKeyThatNoTemplateMadeIsCorrupt() {
        assertCorrupt("X#c-42", key -> reader(key).literal("C#"), "\"C#\" at character 1");
        assertCorrupt(
                "C#c-42", key -> reader(key).literal("C#").value(PLACED_AT), "an ISO-8601 instant at character 3");
        assertCorrupt(
                "C#c 42", key -> reader(key).literal("C#").value(CUSTOMER_ID), "text escaped with $ at character 3");
        assertCorrupt("C#", key -> reader(key).literal("C#").value(CUSTOMER_ID), "text escaped with $ at character 3");
        assertCorrupt("C#c-42#", key -> reader(key).literal("C#c-42").end(), "at its end at character 7");
        assertCorrupt("C#1", key -> reader(key).literal("C#").fixed(2), "2 characters at character 3");
        assertThatThrownBy(() -> CUSTOMER_ID.decode("a b"))
                .isInstanceOf(CorruptItemException.class)
                .hasMessage("Order a b: attribute customerId should be text escaped with $, but is other text");
    }

    @Example
    void aMissingKeyAttributeIsCorrupt() {
        assertThatThrownBy(() -> KeyReader.of("Order", "PK", Map.of())).isInstanceOf(CorruptItemException.class);
        assertThatThrownBy(() -> KeyReader.of("Order", "PK", Map.of("PK", AttributeValue.fromN("1"))))
                .isInstanceOf(CorruptItemException.class);
    }

    private static KeyReader reader(String key) {
        return KeyReader.of("Order", "PK", Map.of("PK", AttributeValue.fromS(key)));
    }

    private static void assertCorrupt(String key, Consumer<String> reading, String expected) {
        assertThatThrownBy(() -> reading.accept(key)).isInstanceOfSatisfying(CorruptItemException.class, e -> {
            assertThat(e.expected()).isEqualTo(expected);
            assertThat(e.key()).isEqualTo(key);
            assertThat(e.attribute()).isEqualTo("PK");
        });
    }
}
