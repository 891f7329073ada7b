package dev.keywright.example.types;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromB;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromBool;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromL;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromM;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromNul;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.assertj.core.api.recursive.comparison.RecursiveComparisonConfiguration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What comes back is what was written, and what is stored is what another client would expect. */
@DynamoDbTest
class TypesOnServerTest {
    /** Arrays have no equals; a bean has none either. */
    private static final RecursiveComparisonConfiguration BY_CONTENT =
            RecursiveComparisonConfiguration.builder().build();

    private final TypesTable table;
    private final ServerTable server;

    TypesOnServerTest(DynamoDbClient client, @TableName String name) {
        table = TypesTable.builder(client).tableName(name).build();
        table.createIfMissing();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void clear() {
        server.clear();
    }

    @Test
    void scalarsComeBack() {
        table.scalars().create(Samples.scalars());

        assertThat(table.scalars().get("s-1"))
                .get()
                .usingRecursiveComparison(BY_CONTENT)
                .isEqualTo(Samples.scalars());
    }

    @Test
    void scalarsAreStoredAsNativeTypes() {
        table.scalars().create(Samples.scalars());

        Map<String, AttributeValue> expected = new HashMap<>();
        expected.put("PK", fromS("SCALARS#s-1"));
        expected.put("SK", fromS("#SCALARS"));
        expected.put("type", fromS("scalars"));
        expected.put("id", fromS("s-1"));
        expected.put("yes", fromBool(true));
        expected.put("tiny", fromN("-128"));
        expected.put("small", fromN("32767"));
        expected.put("middle", fromN("-2147483648"));
        expected.put("large", fromN("9223372036854775807"));
        expected.put("single", fromN("1.5"));
        expected.put("letter", fromS("ä"));
        expected.put("boxedYes", fromBool(false));
        expected.put("boxedTiny", fromN("0"));
        expected.put("boxedSmall", fromN("-1"));
        expected.put("boxedMiddle", fromN("0"));
        expected.put("boxedLarge", fromN("-9223372036854775808"));
        expected.put("boxedSingle", fromN("-0.25"));
        expected.put("boxedLetter", fromS("\u0000"));
        expected.put("decimal", fromN(Samples.DIGITS_38.toPlainString()));
        expected.put("whole", fromN("9".repeat(38)));
        expected.put("color", fromS("GREEN"));
        expected.put("uuid", fromS("0f8fad5b-d9cb-469f-a165-70867728950e"));
        expected.put("uri", fromS("https://example.com/a?b=%20#c"));
        expected.put("bytes", fromB(SdkBytes.fromByteArray(new byte[] {0, -1, 127})));
        expected.put("buffer", fromB(SdkBytes.fromByteArray(new byte[] {1, 2, 3})));
        expected.put("sdkBytes", fromB(SdkBytes.fromUtf8String("sdk")));
        expected.put("sku", fromS("sku-1"));
        expected.put("size", fromN("42"));
        expected.put("values", fromS("reserved"));
        expected.put("a.b-c #1", fromS("odd"));
        Map<String, AttributeValue> stored = new HashMap<>(server.onlyItem());
        assertThat(new BigDecimal(stored.remove("twice").n()).doubleValue())
                .isEqualTo(Samples.scalars().twice());
        assertThat(new BigDecimal(stored.remove("boxedTwice").n())).isEqualByComparingTo("1e100");
        assertThat(stored).isEqualTo(expected);
    }

    @Test
    void optionalsThatArePresentAreStoredAsTheirContent() {
        Scalars none = Samples.scalars();
        table.scalars().create(none);

        Scalars all = table.scalars()
                .update("s-1")
                .note("n")
                .count(0)
                .shade(Color.RED)
                .maybe("m")
                .maybeColor(Color.GREEN)
                .maybeInt(1)
                .maybeLong(2)
                .maybeDouble(0.5)
                .other(new Sku(""))
                .execute();

        assertThat(all.maybe()).isEqualTo(Optional.of("m"));
        assertThat(all.maybeColor()).isEqualTo(Optional.of(Color.GREEN));
        assertThat(all.maybeInt()).isEqualTo(OptionalInt.of(1));
        assertThat(all.maybeLong()).isEqualTo(OptionalLong.of(2));
        assertThat(all.maybeDouble()).isEqualTo(OptionalDouble.of(0.5));
        assertThat(table.scalars().get("s-1"))
                .get()
                .usingRecursiveComparison(BY_CONTENT)
                .isEqualTo(all);
        assertThat(server.onlyItem())
                .containsEntry("maybe", fromS("m"))
                .containsEntry("maybeColor", fromS("GREEN"))
                .containsEntry("maybeInt", fromN("1"))
                .containsEntry("maybeLong", fromN("2"))
                .containsEntry("maybeDouble", fromN("0.5"))
                .containsEntry("other", fromS(""))
                .containsEntry("count", fromN("0"));
    }

    @Test
    void timesComeBackAndAreStoredAsText() {
        table.times().create(Samples.times());

        assertThat(table.times().get("t-1")).contains(Samples.times());
        assertThat(server.onlyItem())
                .containsEntry("instant", fromS("2026-03-02T09:14:00.000000001Z"))
                .containsEntry("date", fromS("2026-03-02"))
                .containsEntry("time", fromS("09:14:00.000000000"))
                .containsEntry("dateTime", fromS("2026-03-02T09:14:01.000000000"))
                .containsEntry("offsetDateTime", fromS("2026-03-02T09:14:00.000000000-05:00"))
                .containsEntry("offsetTime", fromS("09:14:00.000000005+05:30"))
                .containsEntry("zonedDateTime", fromS("2026-03-02T09:14:00.000000000+01:00[Europe/Berlin]"))
                .containsEntry("year", fromS("0026"))
                .containsEntry("yearMonth", fromS("2026-03"))
                .containsEntry("monthDay", fromS("--02-29"))
                .containsEntry("duration", fromS("PT-1M-29.999999995S"))
                .containsEntry("period", fromS("P1Y-2M3D"))
                .containsEntry("zone", fromS("America/New_York"))
                .containsEntry("offset", fromS("+02:00"));
    }

    @Test
    void collectionsComeBack() {
        table.collections().create(Samples.collections());

        assertThat(table.collections().get("c-1"))
                .get()
                .usingRecursiveComparison(BY_CONTENT)
                .ignoringFields("absent")
                .isEqualTo(Samples.collections());
    }

    @Test
    void setsOfTextNumbersAndBinariesAreStoredAsSets() {
        table.collections().create(Samples.collections());

        Map<String, AttributeValue> stored = server.onlyItem();
        assertThat(stored.get("strings").ss()).containsExactlyInAnyOrder("x", "y");
        assertThat(stored.get("ints").ns()).containsExactlyInAnyOrder("1", "-2");
        assertThat(stored.get("decimals").ns()).containsExactlyInAnyOrder("1.5", "-3");
        assertThat(stored.get("binaries").bs())
                .containsExactlyInAnyOrder(SdkBytes.fromUtf8String("p"), SdkBytes.fromUtf8String("q"));
        assertThat(stored.get("colors").ss()).containsExactlyInAnyOrder("RED", "GREEN");
        assertThat(stored.get("uuids").ss()).containsExactly("0f8fad5b-d9cb-469f-a165-70867728950e");
        assertThat(stored.get("dates").ss()).containsExactly("2026-01-01");
        assertThat(stored.get("skus").ss()).containsExactly("k");
        assertThat(stored)
                .containsEntry("listed", fromL(List.of(fromM(Map.of("first", fromS("p"), "second", fromN("1"))))));
    }

    @Test
    void listsMapsAndArraysAreStoredWithTheirNulls() {
        table.collections().create(Samples.collections());

        assertThat(server.onlyItem())
                .containsEntry("withNulls", fromL(List.of(fromS("x"), fromNul(true), fromS("y"))))
                .containsEntry("nullValues", fromM(Map.of("none", fromNul(true), "some", fromS("x"))))
                .containsEntry("map", fromM(Map.of("one", fromN("1"), " ", fromN("0"))))
                .containsEntry("byColor", fromM(Map.of("RED", fromS("r"))))
                .containsEntry("bySku", fromM(Map.of("w", fromN("7"))))
                .containsEntry(
                        "byUuid", fromM(Map.of(Samples.UUID_1.toString(), fromL(List.of(fromN("1"), fromN("2"))))))
                .containsEntry("array", fromL(List.of(fromS("p"), fromS("q"))))
                .containsEntry("intArray", fromL(List.of(fromN("1"), fromN("-1"))))
                .containsEntry("emptyList", fromL(List.of()))
                .containsEntry("emptyMap", fromM(Map.of()))
                .doesNotContainKeys("emptySet", "absent");
    }

    @Test
    void structuresComeBack() {
        table.structures().create(Samples.structures());

        assertThat(table.structures().get("n-1"))
                .get()
                .usingRecursiveComparison(BY_CONTENT)
                .isEqualTo(Samples.structures());
    }

    @Test
    void structuresAreStoredAsMaps() {
        table.structures().create(Samples.structures());

        AttributeValue home = fromM(Map.of(
                "street", fromS("Main St 1"), "door", fromS("RED"), "lines", fromL(List.of(fromS("c/o"), fromS("")))));
        Map<String, AttributeValue> stored = server.onlyItem();
        assertThat(stored)
                .containsEntry("home", home)
                .containsEntry("former", fromL(List.of(home)))
                .containsEntry(
                        "shelf", fromM(Map.of("width", fromN("80"), "contents", fromL(List.of(fromS("on-shelf"))))))
                .containsEntry(
                        "payment",
                        fromM(Map.of("type", fromS("card"), "number", fromS("4242"), "expiry", fromS("2027-01"))))
                .containsEntry(
                        "history",
                        fromL(List.of(
                                fromM(Map.of("type", fromS("invoice"), "to", home)),
                                fromM(Map.of("type", fromS("cash"))))))
                .containsEntry(
                        "pair",
                        fromM(Map.of(
                                "first",
                                fromS("p"),
                                "second",
                                fromM(Map.of("first", fromN("1"), "second", fromS("q"))))))
                .containsEntry("temperature", fromS("21.5 C"))
                .containsEntry("price", fromN("1234"))
                .containsEntry("raw", fromM(Map.of("any", fromNul(true))))
                .doesNotContainKeys("work", "felt");
        assertThat(stored.get("document").m())
                .containsEntry("n", fromN("1.25"))
                .containsEntry("list", fromL(List.of(fromNul(true), fromBool(true))));
    }

    @Test
    void theTableParserTellsThemApart() {
        table.scalars().create(Samples.scalars());
        table.times().create(Samples.times());
        table.collections().create(Samples.collections());
        table.structures().create(Samples.structures());

        assertThat(server.items().stream().map(TypesParser::parse))
                .hasOnlyElementsOfTypes(Scalars.class, Times.class, Collections.class, Structures.class)
                .hasSize(4);
    }
}
