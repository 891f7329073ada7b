package dev.keywright.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.AttributeConverter;
import dev.keywright.InvalidAttributeException;
import dev.keywright.InvalidKeyComponentException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ItemWriterTest {
    @Test
    void anItemHoldsWhatWasPutIntoIt() {
        Map<String, AttributeValue> item = Item.written(writer -> {
            writer.key("PK", "ITEM#1");
            writer.sortKey("SK", "#ITEM");
            writer.type();
            writer.put("name", Values.STRING, "Ada");
            writer.put("qty", 7);
            writer.put("many", 5_000_000_000L);
            writer.put("ratio", 0.5);
            writer.put("rate", 1.1f);
            writer.put("flag", true);
            writer.put("grade", 'A');
            writer.put("constant", AttributeValue.fromS("x"));
            writer.putNullable("note", Values.STRING, null);
            writer.put("tags", Values.stringSetOf(Values.STRING), Set.of());
            writer.put("maybe", Values.optional(Values.INT), Optional.empty());
        });

        assertThat(item)
                .containsExactlyInAnyOrderEntriesOf(Map.ofEntries(
                        Map.entry("PK", AttributeValue.fromS("ITEM#1")),
                        Map.entry("SK", AttributeValue.fromS("#ITEM")),
                        Map.entry("type", AttributeValue.fromS("item")),
                        Map.entry("name", AttributeValue.fromS("Ada")),
                        Map.entry("qty", AttributeValue.fromN("7")),
                        Map.entry("many", AttributeValue.fromN("5000000000")),
                        Map.entry("ratio", AttributeValue.fromN("0.5")),
                        Map.entry("rate", AttributeValue.fromN("1.1")),
                        Map.entry("flag", AttributeValue.fromBool(true)),
                        Map.entry("grade", AttributeValue.fromS("A")),
                        Map.entry("constant", AttributeValue.fromS("x"))));
    }

    @Test
    void aNullThatMustNotBeNamesTheAttribute() {
        assertRefused(writer -> writer.put("name", Values.STRING, null), "name", "Item.name must not be null");
    }

    @Test
    void aProblemInsideNamesThePath() {
        Address address = new Address("Paris", null);
        assertRefused(
                writer -> writer.put("address", Address.CODEC, address),
                "address.lines",
                "Item.address.lines must not be null");
        assertRefused(
                writer ->
                        writer.put("homes", Values.mapOf(Values.listOf(Address.CODEC)), Map.of("a", List.of(address))),
                "homes.a[0].lines",
                "Item.homes.a[0].lines must not be null");
        assertRefused(
                writer -> writer.put(
                        "times", Values.listOf(Values.INSTANT), Arrays.asList(Instant.EPOCH, null, Instant.MAX)),
                "times[2]",
                "Item.times[2] is not in the years 0 to 9999");
    }

    @Test
    void numbersThatDynamoDbCannotHoldAreRefused() {
        String digits = "Item.n has more than the 38 significant digits of a DynamoDB number";
        String range = "Item.n is beyond a DynamoDB number, whose magnitude is 1E-130 to 1E+126, or zero";
        String none = "Item.n is NaN or infinite, which no DynamoDB number is";

        assertRefused(writer -> writer.put("n", Values.DECIMAL, new BigDecimal("1".repeat(39))), "n", digits);
        assertRefused(writer -> writer.put("n", Values.DECIMAL, new BigDecimal("1E+126")), "n", range);
        assertRefused(writer -> writer.put("n", Values.DECIMAL, new BigDecimal("-1E-131")), "n", range);
        assertRefused(writer -> writer.put("n", Values.DECIMAL, new BigDecimal("1E+2147483647")), "n", range);
        assertRefused(writer -> writer.put("n", Values.BIG_INTEGER, BigInteger.TEN.pow(126)), "n", range);
        assertRefused(
                writer -> writer.put(
                        "n", Values.BIG_INTEGER, BigInteger.TEN.pow(38).add(BigInteger.ONE)),
                "n",
                digits);
        assertRefused(writer -> writer.put("n", 1E300), "n", range);
        assertRefused(writer -> writer.put("n", Double.MIN_VALUE), "n", range);
        assertRefused(writer -> writer.put("n", Double.NaN), "n", none);
        assertRefused(writer -> writer.put("n", Float.NEGATIVE_INFINITY), "n", none);
        assertRefused(writer -> writer.put("n", Values.DOUBLE, Double.POSITIVE_INFINITY), "n", none);
    }

    @Test
    void numbersAtTheEdgesAreStored() {
        assertThat(number("9".repeat(38) + "E+88")).isEqualTo("9.9999999999999999999999999999999999999E+125");
        assertThat(number("1E-130")).isEqualTo("1E-130");
        assertThat(number("1" + "0".repeat(60))).isEqualTo("1E+60");
        assertThat(number("0E-500")).isEqualTo("0");
        assertThat(number("-1.50")).isEqualTo("-1.50");
    }

    private static String number(String value) {
        return Item.written(writer -> writer.put("n", Values.DECIMAL, new BigDecimal(value)))
                .get("n")
                .n();
    }

    @Test
    void aConverterMayRefuse() {
        AttributeConverter<Integer> even = new AttributeConverter<>() {
            @Override
            public AttributeValue toAttribute(Integer value) {
                if (value % 2 != 0) {
                    throw new IllegalArgumentException("must be even");
                }
                return AttributeValue.fromS("even " + value);
            }

            @Override
            public Integer fromAttribute(AttributeValue stored) {
                return Integer.valueOf(stored.s().substring(5));
            }
        };
        ValueCodec<Integer> codec = Values.converted("Even", even);

        assertThat(codec.decode(codec.encode(4))).isEqualTo(4);
        assertRefused(writer -> writer.put("n", codec, 3), "n", "Item.n must be even");
        assertThatThrownBy(() -> codec.decode(AttributeValue.fromN("4"))).isInstanceOf(ValueException.class);
    }

    @Test
    void keysAreChecked() {
        assertThatThrownBy(() -> Item.written(writer -> writer.sortKey("SK", "a".repeat(1025))))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessageStartingWith("Item.SK is longer");
        assertThatThrownBy(() -> Item.written(writer -> writer.key("GSI1PK", "")))
                .isInstanceOf(InvalidKeyComponentException.class)
                .hasMessageStartingWith("Item.GSI1PK must not be empty");
    }

    private static void assertRefused(Consumer<ItemWriter> statement, String attribute, String message) {
        assertThatThrownBy(() -> Item.written(statement))
                .isInstanceOfSatisfying(InvalidAttributeException.class, e -> {
                    assertThat(e.entity()).isEqualTo("Item");
                    assertThat(e.attribute()).isEqualTo(attribute);
                })
                .hasMessage(message);
    }
}
