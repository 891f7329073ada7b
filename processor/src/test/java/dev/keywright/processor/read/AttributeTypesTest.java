package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.ScalarType;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each type that an attribute can have, and how it is mapped. */
final class AttributeTypesTest {
    private static final String[] BESIDE = {
        "public enum Status { OPEN, CLOSED }",
        "public record Price(String currency, long amount) {}",
        "public record Sku(String value) {}",
        "public record Count(int value) {}",
        "public record Box<T>(String label, T content) {}",
        "public record Pack<T>(List<T> content) {}",
        """
        public sealed interface Payment permits Payment.Card, Payment.Later, Payment.None {
            record Card(String number) implements Payment {}

            sealed interface Later extends Payment permits Invoice, Instalments {}

            record Invoice(int days) implements Later {}

            record Instalments(int number, int days) implements Later {}

            record None() implements Payment {}
        }
        """
    };

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "String; STRING",
                "char; CHAR primitive",
                "Character; CHAR",
                "byte; BYTE primitive",
                "Byte; BYTE",
                "short; SHORT primitive",
                "Short; SHORT",
                "int; INT primitive",
                "Integer; INT",
                "long; LONG primitive",
                "Long; LONG",
                "float; FLOAT primitive",
                "Float; FLOAT",
                "double; DOUBLE primitive",
                "Double; DOUBLE",
                "boolean; BOOLEAN primitive",
                "Boolean; BOOLEAN",
                "BigDecimal; DECIMAL",
                "BigInteger; BIG_INTEGER",
                "UUID; UUID",
                "URI; URI",
                "byte[]; BYTES",
                "ByteBuffer; BYTE_BUFFER",
                "SdkBytes; SDK_BYTES",
                "Instant; INSTANT",
                "LocalDate; LOCAL_DATE",
                "LocalTime; LOCAL_TIME",
                "LocalDateTime; LOCAL_DATE_TIME",
                "OffsetDateTime; OFFSET_DATE_TIME",
                "OffsetTime; OFFSET_TIME",
                "ZonedDateTime; ZONED_DATE_TIME",
                "Year; YEAR",
                "YearMonth; YEAR_MONTH",
                "MonthDay; MONTH_DAY",
                "Duration; DURATION",
                "Period; PERIOD",
                "ZoneId; ZONE_ID",
                "ZoneOffset; ZONE_OFFSET",
                "AttributeValue; ATTRIBUTE_VALUE",
                "Document; DOCUMENT"
            })
    void aScalarIsAConstantOfTheRuntime(String type, String expected) {
        assertThat(read(type)).isEqualTo("value " + expected);
    }

    @Test
    void everyScalarIsTested() throws NoSuchMethodException {
        CsvSource cases = AttributeTypesTest.class
                .getDeclaredMethod("aScalarIsAConstantOfTheRuntime", String.class, String.class)
                .getAnnotation(CsvSource.class);
        List<String> tested = Arrays.stream(cases.value())
                .map(each -> each.substring(each.indexOf(';') + 1)
                        .replace(" primitive", "")
                        .strip())
                .distinct()
                .toList();
        assertThat(tested)
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(ScalarType.values())
                        .filter(scalar -> !scalar.javaType().isEmpty())
                        .map(Enum::name)
                        .toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Status; value Status[OPEN, CLOSED]",
                "DayOfWeek; value DayOfWeek[MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY]",
                "Optional<Status>; value? Optional(Status[OPEN, CLOSED])",
                "OptionalInt; value? OptionalInt(INT primitive)",
                "OptionalLong; value? OptionalLong(LONG primitive)",
                "OptionalDouble; value? OptionalDouble(DOUBLE primitive)",
                "List<String>; value List(STRING)",
                "Set<UUID>; value Set(UUID)",
                "Collection<Instant>; value Collection(INSTANT)",
                "String[]; value array(STRING)",
                "int[]; value array(INT primitive)",
                "Byte[]; value array(BYTE)",
                "long[][]; value array(array(LONG primitive))",
                "List<List<byte[]>>; value List(List(BYTES))",
                "Optional<List<String>>; value? Optional(List(STRING))",
                "Map<String, Integer>; value Map(STRING, INT)",
                "Map<Status, List<String>>; value Map(Status[OPEN, CLOSED], List(STRING))",
                "Map<UUID, Map<String, String>>; value Map(UUID, Map(STRING, STRING))",
                "Map<Sku, Price>; value Map(Sku(STRING), Price{currency STRING, amount LONG primitive})"
            })
    void whatIsMadeOfOthersIsReadThrough(String type, String expected) {
        assertThat(read(type)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Price; value Price{currency STRING, amount LONG primitive}",
                "List<Price>; value List(Price{currency STRING, amount LONG primitive})",
                "Sku; value Sku(STRING)",
                "Optional<Sku>; value? Optional(Sku(STRING))",
                "Box<Integer>; value Box{label STRING, content INT}",
                "Box<Box<Sku>>; value Box{label STRING, content Box{label STRING, content Sku(STRING)}}",
                "Pack<Price>; value Pack(List(Price{currency STRING, amount LONG primitive}))"
            })
    void recordsAreMapsOrTheirOneComponent(String type, String expected) {
        assertThat(read(type)).isEqualTo(expected);
    }

    @Test
    void aSealedTypeIsOneOfItsRecords() {
        assertThat(read("Payment"))
                .isEqualTo("value Payment<card=Card{number STRING}"
                        + " | invoice=Invoice{days INT primitive}"
                        + " | instalments=Instalments{number INT primitive, days INT primitive}"
                        + " | none=None{}>");
    }

    private static String read(String type) {
        return ValueText.of(Models.shape("public record Item(String id, " + type + " value) {}", BESIDE))
                .get(1);
    }
}
