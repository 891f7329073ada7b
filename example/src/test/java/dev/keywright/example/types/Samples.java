package dev.keywright.example.types;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
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
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.core.document.Document;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One full entity of each kind. */
final class Samples {
    static final UUID UUID_1 = UUID.fromString("0f8fad5b-d9cb-469f-a165-70867728950e");
    static final BigDecimal DIGITS_38 = new BigDecimal("-1234567890123456789.0123456789012345678");
    static final Address HOME = new Address("Main St 1", null, Optional.of(Color.RED), List.of("c/o", ""));

    private Samples() {}

    static Scalars scalars() {
        return new Scalars(
                "s-1",
                true,
                Byte.MIN_VALUE,
                Short.MAX_VALUE,
                Integer.MIN_VALUE,
                Long.MAX_VALUE,
                1.5f,
                Double.MIN_NORMAL * 1e200,
                'ä',
                false,
                (byte) 0,
                (short) -1,
                0,
                Long.MIN_VALUE,
                -0.25f,
                1e100,
                '\u0000',
                DIGITS_38,
                BigInteger.TEN.pow(38).subtract(BigInteger.ONE),
                Color.GREEN,
                UUID_1,
                URI.create("https://example.com/a?b=%20#c"),
                new byte[] {0, -1, 127},
                ByteBuffer.wrap(new byte[] {9, 1, 2, 3}).position(1).slice(),
                SdkBytes.fromUtf8String("sdk"),
                null,
                null,
                null,
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                OptionalLong.empty(),
                OptionalDouble.empty(),
                new Sku("sku-1"),
                null,
                42,
                "reserved",
                "odd");
    }

    static Times times() {
        return new Times(
                "t-1",
                Instant.parse("2026-03-02T09:14:00.000000001Z"),
                LocalDate.of(2026, 3, 2),
                LocalTime.of(9, 14),
                LocalDateTime.of(2026, 3, 2, 9, 14, 1),
                OffsetDateTime.of(2026, 3, 2, 9, 14, 0, 0, ZoneOffset.ofHours(-5)),
                OffsetTime.of(9, 14, 0, 5, ZoneOffset.ofHoursMinutes(5, 30)),
                ZonedDateTime.of(2026, 3, 2, 9, 14, 0, 0, ZoneId.of("Europe/Berlin")),
                Year.of(26),
                YearMonth.of(2026, 3),
                MonthDay.of(2, 29),
                Duration.ofSeconds(-90, 5),
                Period.of(1, -2, 3),
                ZoneId.of("America/New_York"),
                ZoneOffset.ofHours(2));
    }

    static Collections collections() {
        return collections(Set.of("x", "y"));
    }

    static Collections collections(Set<String> strings) {
        Map<String, String> nullValues = new LinkedHashMap<>();
        nullValues.put("none", null);
        nullValues.put("some", "x");
        return new Collections(
                "c-1",
                List.of("b", "a", "b", ""),
                Arrays.asList("x", null, "y"),
                List.of(3, 1),
                strings,
                Set.of(1, -2),
                Set.of(new BigDecimal("1.5"), new BigDecimal("-3")),
                Set.of(SdkBytes.fromUtf8String("p"), SdkBytes.fromUtf8String("q")),
                Set.of(Color.RED, Color.GREEN),
                Set.of(UUID_1),
                Set.of(LocalDate.of(2026, 1, 1)),
                Set.of(new Sku("k")),
                Set.of(new Pair<>("p", 1)),
                Map.of("one", 1L, " ", 0L),
                new EnumMap<>(Map.of(Color.RED, "r")),
                Map.of(UUID_1, List.of(1, 2)),
                Map.of(new Sku("w"), 7),
                nullValues,
                new String[] {"p", "q"},
                new int[] {1, -1},
                new double[] {0.5},
                List.of(Map.of("k", Set.of(1L, 2L)), Map.of()),
                Set.of(),
                List.of(),
                Map.of(),
                null);
    }

    static Structures structures() {
        Shelf shelf = new Shelf();
        shelf.setWidth(80);
        shelf.setContents(List.of(new Sku("on-shelf")));
        return new Structures(
                "n-1",
                HOME,
                null,
                Optional.of(new Address("Beach", "Rimini", Optional.empty(), List.of())),
                List.of(HOME),
                shelf,
                new Payment.Card("4242", YearMonth.of(2027, 1)),
                List.of(new Payment.Invoice(HOME), new Payment.Cash()),
                new Pair<>("p", new Pair<>(1, new Sku("q"))),
                new Pair<>(List.of(Color.GREEN), Map.of("home", HOME)),
                new Celsius(21.5),
                null,
                Set.of(new Celsius(1), new Celsius(2)),
                new BigDecimal("12.34"),
                AttributeValue.fromM(Map.of("any", AttributeValue.fromNul(true))),
                Document.fromMap(Map.of(
                        "name", Document.fromString("doc"),
                        "n", Document.fromNumber("1.25"),
                        "list", Document.fromList(List.of(Document.fromNull(), Document.fromBoolean(true))))));
    }
}
