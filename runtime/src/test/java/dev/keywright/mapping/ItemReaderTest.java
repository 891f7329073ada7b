package dev.keywright.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.CorruptItemException;
import java.math.BigInteger;
import java.time.DayOfWeek;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ItemReaderTest {
    private static final AttributeValue NULL = AttributeValue.fromNul(true);

    @Test
    void primitivesAreRead() {
        assertThat(Item.reading("a", n("7")).getInt("a")).isEqualTo(7);
        assertThat(Item.reading("a", n("-7")).getLong("a")).isEqualTo(-7);
        assertThat(Item.reading("a", n("7")).getShort("a")).isEqualTo((short) 7);
        assertThat(Item.reading("a", n("-128")).getByte("a")).isEqualTo((byte) -128);
        assertThat(Item.reading("a", n("0.5")).getDouble("a")).isEqualTo(0.5);
        assertThat(Item.reading("a", n("1.1")).getFloat("a")).isEqualTo(1.1f);
        assertThat(Item.reading("a", AttributeValue.fromBool(false)).getBoolean("a"))
                .isFalse();
        assertThat(Item.reading("a", s("x")).getChar("a")).isEqualTo('x');
    }

    @Test
    void wholeNumbersMayBeWrittenInAnyWay() {
        assertThat(Item.reading("a", n("1E2")).getInt("a")).isEqualTo(100);
        assertThat(Item.reading("a", n("7.00")).getInt("a")).isEqualTo(7);
        assertThat(Item.reading("a", n("9223372036854775807")).getLong("a")).isEqualTo(Long.MAX_VALUE);
        assertThat(Item.reading("a", n("-9223372036854775808")).getLong("a")).isEqualTo(Long.MIN_VALUE);
        assertThat(Item.reading("a", n("1E+37")).get("a", Values.BIG_INTEGER)).isEqualTo(BigInteger.TEN.pow(37));
    }

    @Test
    void wholeNumbersThatDoNotFitAreCorrupt() {
        assertCorrupt(n("1.5"), in -> in.getInt("a"), "an int", "another number");
        assertCorrupt(n("2147483648"), in -> in.getInt("a"), "an int", "another number");
        assertCorrupt(n("9223372036854775808"), in -> in.getLong("a"), "a long", "another number");
        assertCorrupt(n("1E+125"), in -> in.getLong("a"), "a long", "another number");
        assertCorrupt(n("300"), in -> in.getByte("a"), "a byte", "another number");
        assertCorrupt(n("1E+125"), in -> in.getFloat("a"), "a float", "another number");
        assertCorrupt(n("0.5"), in -> in.get("a", Values.BIG_INTEGER), "an integer", "another number");
        assertCorrupt(n("x"), in -> in.get("a", Values.DECIMAL), "a number", "another number");
        assertCorrupt(n(""), in -> in.getInt("a"), "an int", "another number");
    }

    @Test
    void anotherKindThanExpectedIsCorrupt() {
        assertCorrupt(s("7"), in -> in.getInt("a"), "an int", "text");
        assertCorrupt(n("7"), in -> in.get("a", Values.STRING), "text", "a number");
        assertCorrupt(s("x"), in -> in.getBoolean("a"), "a boolean", "text");
        assertCorrupt(s("x"), in -> in.get("a", Values.listOf(Values.STRING)), "a list", "text");
        assertCorrupt(s("x"), in -> in.get("a", Address.CODEC), "a map", "text");
        assertCorrupt(s("x"), in -> in.get("a", Values.numberSetOf(Values.INT)), "a number set", "text");
        assertCorrupt(s("xy"), in -> in.getChar("a"), "one character", "other text");
        assertCorrupt(s("PINK"), in -> in.get("a", EnumCodec.of(DayOfWeek.class)), "one of DayOfWeek", "other text");
        assertCorrupt(s("yesterday"), in -> in.get("a", Values.INSTANT), "an ISO-8601 instant", "other text");
        assertCorrupt(s("2026"), in -> in.get("a", Values.LOCAL_DATE), "an ISO-8601 date", "other text");
    }

    @Test
    void aMissingAttributeIsCorruptWhereItMustNotBeMissing() {
        for (ItemReader in : new ItemReader[] {Item.reading("other", NULL), Item.reading("a", NULL)}) {
            assertThatThrownBy(() -> in.get("a", Values.STRING)).isInstanceOf(CorruptItemException.class);
            assertThatThrownBy(() -> in.getInt("a"))
                    .isInstanceOf(CorruptItemException.class)
                    .hasMessage("Item ITEM#1 / #ITEM: attribute a should be an int, but is missing");
            assertThatThrownBy(() -> in.getBoolean("a")).isInstanceOf(CorruptItemException.class);
            assertThatThrownBy(() -> in.get("a", Address.CODEC)).isInstanceOf(CorruptItemException.class);
        }
    }

    @Test
    void aMissingAttributeIsEmptyOrNullWhereItMayBeMissing() {
        for (ItemReader in : new ItemReader[] {Item.reading("other", NULL), Item.reading("a", NULL)}) {
            assertThat(in.getNullable("a", Values.STRING)).isNull();
            assertThat(in.get("a", Values.optional(Values.STRING))).isEqualTo(Optional.empty());
            assertThat(in.get("a", Values.listOf(Values.STRING))).isEqualTo(List.of());
            assertThat(in.get("a", Values.setOf(Values.STRING))).isEqualTo(Set.of());
            assertThat(in.get("a", Values.mapOf(Values.STRING))).isEqualTo(Map.of());
            assertThat(in.get("a", Values.INT_ARRAY)).isEmpty();
        }
    }

    @Test
    void aProblemInsideNamesThePath() {
        AttributeValue address = AttributeValue.fromM(Map.of("city", n("1")));
        assertPath(address, in -> in.get("a", Address.CODEC), "a.city");
        assertPath(
                AttributeValue.fromL(List.of(address)), in -> in.get("a", Values.listOf(Address.CODEC)), "a[0].city");
        assertPath(
                AttributeValue.fromM(Map.of("x", AttributeValue.fromL(List.of(s("a"), n("1"))))),
                in -> in.get("a", Values.mapOf(Values.listOf(Values.STRING))),
                "a.x[1]");
        assertPath(AttributeValue.fromL(List.of(n("1"), s("2"))), in -> in.get("a", Values.INT_ARRAY), "a[1]");
        assertPath(AttributeValue.fromM(Map.of()), in -> in.get("a", Address.CODEC), "a.city");
    }

    @Test
    void aSealedTypeIsToldByItsTag() {
        AttributeValue stored = Shape.CODEC.encode(new Shape.Circle(3));

        assertThat(stored).isEqualTo(AttributeValue.fromM(Map.of("kind", s("circle"), "radius", n("3"))));
        assertThat(Item.reading("a", stored).get("a", Shape.CODEC)).isEqualTo(new Shape.Circle(3));
        assertPath(AttributeValue.fromM(Map.of("kind", s("cube"))), in -> in.get("a", Shape.CODEC), "a.kind");
        assertPath(AttributeValue.fromM(Map.of("radius", n("3"))), in -> in.get("a", Shape.CODEC), "a.kind");
        assertPath(AttributeValue.fromM(Map.of("kind", s("square"))), in -> in.get("a", Shape.CODEC), "a.side");
    }

    @Test
    void aRecordOfOneComponentReadsAsIt() {
        record Sku(String value) {}
        ValueCodec<Sku> codec = Values.wrapped(Values.STRING, Sku::value, Sku::new);

        assertThat(Item.reading("a", s("x")).get("a", codec)).isEqualTo(new Sku("x"));
        assertThatThrownBy(() -> codec.encode(new Sku(null))).isInstanceOf(ValueException.class);
    }

    @Test
    void noMessageHoldsTheValue() {
        assertThatThrownBy(() -> Item.reading("a", s("secret")).getInt("a"))
                .message()
                .doesNotContain("secret");
        assertThatThrownBy(() -> Item.reading("a", n("31.4159")).getInt("a"))
                .message()
                .doesNotContain("31.4");
    }

    private static void assertCorrupt(
            AttributeValue stored, Function<ItemReader, Object> reading, String expected, String found) {
        assertThatThrownBy(() -> reading.apply(Item.reading("a", stored)))
                .isInstanceOfSatisfying(CorruptItemException.class, e -> {
                    assertThat(e.key()).isEqualTo("ITEM#1 / #ITEM");
                    assertThat(e.attribute()).isEqualTo("a");
                    assertThat(e.expected()).isEqualTo(expected);
                    assertThat(e.found()).isEqualTo(found);
                });
    }

    private static void assertPath(AttributeValue stored, Function<ItemReader, Object> reading, String path) {
        assertThatThrownBy(() -> reading.apply(Item.reading("a", stored)))
                .isInstanceOfSatisfying(
                        CorruptItemException.class,
                        e -> assertThat(e.attribute()).isEqualTo(path));
    }

    private static AttributeValue s(String text) {
        return AttributeValue.fromS(text);
    }

    private static AttributeValue n(String digits) {
        return AttributeValue.fromN(digits);
    }
}
