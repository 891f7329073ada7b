package dev.keywright.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.key.EnumFormat;
import dev.keywright.key.UuidFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.core.SdkNumber;
import software.amazon.awssdk.core.document.Document;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is stored reads as the value that was stored, for each type. */
class RoundTripTest {
    @Provide
    Arbitrary<Instant> instants() {
        return Combinators.combine(
                        Arbitraries.longs().between(-62_167_219_200L, 253_402_300_799L),
                        Arbitraries.oneOf(Arbitraries.integers().between(0, 999_999_999), Arbitraries.of(0, 1_000_000)))
                .as(Instant::ofEpochSecond);
    }

    /** Local years 1 to 9998, so that no offset leads out of the four digits. */
    @Provide
    Arbitrary<ZonedDateTime> zoned() {
        return Combinators.combine(
                        instants()
                                .filter(at -> at.getEpochSecond() > -62_135_000_000L
                                        && at.getEpochSecond() < 253_370_000_000L),
                        Arbitraries.of(
                                "Z", "UTC", "Europe/Paris", "+01:00", "-18:00", "Asia/Kathmandu", "America/Caracas"))
                .as((at, zone) -> at.atZone(ZoneId.of(zone)));
    }

    @Property
    void text(@ForAll String value) {
        assertStored(Values.STRING, value, AttributeValue.fromS(value));
    }

    @Property
    void wholeNumbers(@ForAll byte b, @ForAll short s, @ForAll int i, @ForAll long l, @ForAll BigInteger big) {
        assertStored(Values.BYTE, b, AttributeValue.fromN(Byte.toString(b)));
        assertStored(Values.SHORT, s, AttributeValue.fromN(Short.toString(s)));
        assertStored(Values.INT, i, AttributeValue.fromN(Integer.toString(i)));
        assertStored(Values.LONG, l, AttributeValue.fromN(Long.toString(l)));
        assertStored(Values.BIG_INTEGER, big, AttributeValue.fromN(big.toString()));
    }

    @Provide
    Arbitrary<BigDecimal> decimals() {
        BigInteger most = BigInteger.TEN.pow(38).subtract(BigInteger.ONE);
        return Combinators.combine(
                        Arbitraries.bigIntegers().between(most.negate(), most),
                        Arbitraries.integers().between(-87, 130))
                .as(BigDecimal::new);
    }

    /** Of all magnitudes that DynamoDB can hold. */
    @Provide
    Arbitrary<Double> doubles() {
        return Arbitraries.longs()
                .map(Double::longBitsToDouble)
                .filter(d -> Math.abs(d) >= 1E-130 && Math.abs(d) < 1E+126)
                .edgeCases(cases -> cases.add(0.0, 1E-130, -1.0, Math.nextDown(1E+126)));
    }

    @Property
    void decimals(@ForAll("decimals") BigDecimal value) {
        assertThat(Values.DECIMAL.decode(Values.DECIMAL.encode(value))).isEqualByComparingTo(value);
    }

    @Property
    void floatingPoint(@ForAll float f, @ForAll("doubles") double d) {
        assertStored(Values.FLOAT, f, AttributeValue.fromN(Float.toString(f)));
        assertStored(Values.DOUBLE, d, AttributeValue.fromN(Double.toString(d)));
    }

    @Property
    void instantsHoweverTheyAreWritten(@ForAll("instants") Instant value) {
        assertComesBack(Values.INSTANT, value);
        assertThat(Values.INSTANT.decode(AttributeValue.fromS(value.toString())))
                .isEqualTo(value);
        assertThat(Values.EPOCH_SECONDS
                        .decode(Values.EPOCH_SECONDS.encode(value))
                        .getEpochSecond())
                .isEqualTo(value.getEpochSecond());
    }

    @Property
    void localTimesHoweverTheyAreWritten(@ForAll("instants") Instant at) {
        LocalDateTime value = LocalDateTime.ofInstant(at, ZoneOffset.UTC);

        assertComesBack(Values.LOCAL_DATE_TIME, value);
        assertThat(Values.LOCAL_DATE_TIME.decode(AttributeValue.fromS(value.toString())))
                .isEqualTo(value);
        assertStored(
                Values.LOCAL_DATE,
                value.toLocalDate(),
                AttributeValue.fromS(value.toLocalDate().toString()));
        LocalTime time = value.toLocalTime();
        assertComesBack(Values.LOCAL_TIME, time);
        assertThat(Values.LOCAL_TIME.decode(AttributeValue.fromS(time.toString())))
                .isEqualTo(time);
        assertComesBack(Values.YEAR_MONTH, YearMonth.from(value));
        assertComesBack(Values.YEAR, Year.from(value));
        assertComesBack(Values.MONTH_DAY, MonthDay.from(value));
    }

    @Property
    void timesWithZoneKeepIt(@ForAll("zoned") ZonedDateTime value) {
        assertComesBack(Values.ZONED_DATE_TIME, value);
        assertThat(Values.ZONED_DATE_TIME.decode(AttributeValue.fromS(value.toString())))
                .isEqualTo(value);
        OffsetDateTime offset = value.toOffsetDateTime();
        assertComesBack(Values.OFFSET_DATE_TIME, offset);
        assertThat(Values.OFFSET_DATE_TIME.decode(AttributeValue.fromS(offset.toString())))
                .isEqualTo(offset);
        OffsetTime time = offset.toOffsetTime();
        assertComesBack(Values.OFFSET_TIME, time);
    }

    @Property
    void amountsOfTime(@ForAll long seconds, @ForAll int nanos, @ForAll short years, @ForAll short days) {
        assertComesBack(Values.DURATION, Duration.ofSeconds(seconds / 2, nanos));
        assertComesBack(Values.PERIOD, Period.of(years, 3, days));
    }

    @Property
    void booleansAndCharacters(@ForAll boolean flag, @ForAll char c) {
        assertStored(Values.BOOLEAN, flag, AttributeValue.fromBool(flag));
        assertStored(Values.CHAR, c, AttributeValue.fromS(String.valueOf(c)));
    }

    @Property
    void uuids(@ForAll long high, @ForAll long low) {
        UUID value = new UUID(high, low);
        assertStored(Values.UUID, value, AttributeValue.fromS(value.toString()));
    }

    @Property
    void binaries(@ForAll byte[] value) {
        SdkBytes bytes = SdkBytes.fromByteArray(value);
        assertStored(Values.SDK_BYTES, bytes, AttributeValue.fromB(bytes));
        assertStored(Values.BYTES, value, AttributeValue.fromB(bytes));
        assertStored(Values.BYTE_BUFFER, ByteBuffer.wrap(value), AttributeValue.fromB(bytes));
    }

    @Property
    void collections(@ForAll List<String> texts, @ForAll Set<Integer> numbers, @ForAll Map<String, Long> entries) {
        assertStored(
                Values.listOf(Values.STRING),
                texts,
                AttributeValue.fromL(texts.stream().map(AttributeValue::fromS).toList()));
        assertThat(decodedSet(Values.numberSetOf(Values.INT), numbers)).isEqualTo(numbers);
        assertThat(decodedSet(Values.setOf(Values.INT), numbers)).isEqualTo(numbers);
        assertThat(decodedSet(Values.stringSetOf(Values.STRING), Set.copyOf(texts)))
                .isEqualTo(Set.copyOf(texts));
        Map<String, Long> named = entries.entrySet().stream()
                .filter(entry -> !entry.getKey().isEmpty())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        assertComesBack(Values.mapOf(Values.LONG), named);
    }

    private static <T> Set<T> decodedSet(ValueCodec<Set<T>> codec, Set<T> value) {
        AttributeValue stored = codec.encode(value);
        return stored == null ? codec.absent() : codec.decode(stored);
    }

    @Property
    void arrays(@ForAll int[] ints, @ForAll("doubles") double d, @ForAll char[] chars, @ForAll String[] texts) {
        assertComesBack(Values.INT_ARRAY, ints);
        assertComesBack(Values.DOUBLE_ARRAY, new double[] {d, 0.5});
        assertComesBack(Values.CHAR_ARRAY, chars);
        assertComesBack(Values.arrayOf(Values.STRING, String[]::new), texts);
        assertComesBack(Values.LONG_ARRAY, new long[] {1, Long.MIN_VALUE});
        assertComesBack(Values.SHORT_ARRAY, new short[] {1, -1});
        assertComesBack(Values.FLOAT_ARRAY, new float[] {1.5f});
        assertComesBack(Values.BOOLEAN_ARRAY, new boolean[] {true, false});
    }

    @Example
    void otherTypesThatHaveAText() {
        assertStored(
                Values.URI, URI.create("https://example.com/a?b"), AttributeValue.fromS("https://example.com/a?b"));
        assertComesBack(Values.ZONE_ID, ZoneId.of("Europe/Paris"));
        assertComesBack(Values.ZONE_OFFSET, ZoneOffset.ofHours(-3));
        assertStored(EnumCodec.of(DayOfWeek.class), DayOfWeek.FRIDAY, AttributeValue.fromS("FRIDAY"));
    }

    @Example
    void mapsByWhatHasAText() {
        assertStored(
                Values.mapOf(EnumFormat.of(DayOfWeek.class), Values.INT),
                Map.of(DayOfWeek.FRIDAY, 5),
                AttributeValue.fromM(Map.of("FRIDAY", AttributeValue.fromN("5"))));
        assertComesBack(Values.mapOf(UuidFormat.TEXT, Values.STRING), Map.of(new UUID(1, 2), "a"));
    }

    @Example
    void optionals() {
        ValueCodec<Optional<String>> codec = Values.optional(Values.STRING);

        assertStored(codec, Optional.of("a"), AttributeValue.fromS("a"));
        assertThat(codec.encode(Optional.empty())).isNull();
        assertThat(codec.absent()).isEmpty();
        assertComesBack(Values.OPTIONAL_INT, OptionalInt.of(0));
        assertComesBack(Values.OPTIONAL_LONG, OptionalLong.of(-1));
        assertComesBack(Values.OPTIONAL_DOUBLE, OptionalDouble.of(0.5));
        assertThat(Values.OPTIONAL_INT.encode(OptionalInt.empty())).isNull();
        assertThat(Values.OPTIONAL_INT.absent()).isEqualTo(OptionalInt.empty());
    }

    @Example
    void documentsAndStoredValuesAsTheyAre() {
        Document document = Document.mapBuilder()
                .putString("name", "a")
                .putNumber("price", new BigDecimal("1.50"))
                .putNull("none")
                .putBoolean("yes", true)
                .putList("tags", tags -> tags.addString("x").addNumber(SdkNumber.fromInteger(7)))
                .build();
        assertComesBack(Values.DOCUMENT, document);
        assertComesBack(Values.ATTRIBUTE_VALUE, AttributeValue.fromSs(List.of("a")));
        assertComesBack(Values.listOf(Values.ATTRIBUTE_VALUE), List.of(AttributeValue.fromNul(true)));
    }

    private static <T> void assertStored(ValueCodec<T> codec, T value, AttributeValue stored) {
        assertThat(codec.encode(value)).isEqualTo(stored);
        assertComesBack(codec, value);
    }

    private static <T> void assertComesBack(ValueCodec<T> codec, T value) {
        assertThat(codec.decode(codec.encode(value))).isEqualTo(value);
    }
}
