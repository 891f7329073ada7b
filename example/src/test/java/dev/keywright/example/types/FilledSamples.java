package dev.keywright.example.types;

import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromL;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromM;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromSs;

import dev.keywright.mapping.EntityType;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The {@link Samples} with nothing absent, and what tests that go through all attributes know of these. */
final class FilledSamples {
    private static final Map<String, String> STORED_NAMES =
            Map.of("reserved", "size", "alsoReserved", "values", "odd", "a.b-c #1");

    private FilledSamples() {}

    static Scalars scalars() {
        return filled(
                ScalarsMapping.TYPE,
                Samples.scalars(),
                Map.of(
                        "note", fromS(""),
                        "count", fromN("0"),
                        "shade", fromS("RED"),
                        "maybe", fromS("perhaps"),
                        "maybeColor", fromS("GREEN"),
                        "maybeInt", fromN("2147483647"),
                        "maybeLong", fromN("-9223372036854775808"),
                        "maybeDouble", fromN("0.1"),
                        "other", fromS("sku-2")));
    }

    static Collections collections() {
        return filled(
                CollectionsMapping.TYPE,
                Samples.collections(),
                Map.of(
                        "emptySet", fromSs(List.of("", "x")),
                        "emptyList", fromL(List.of(fromS("y"))),
                        "emptyMap", fromM(Map.of("k", fromS("v"))),
                        "absent", fromL(List.of())));
    }

    static Structures structures() {
        return filled(
                StructuresMapping.TYPE,
                Samples.structures(),
                Map.of(
                        "work",
                        StructuresMapping.TYPE.toItem(Samples.structures()).get("home"),
                        "felt",
                        StructuresMapping.TYPE.toItem(Samples.structures()).get("temperature")));
    }

    static Profile profile() {
        return new Profile(
                "p-1",
                new Settings(
                        false,
                        Long.MIN_VALUE,
                        Samples.DIGITS_38,
                        "",
                        Color.GREEN,
                        Samples.UUID_1,
                        Instant.parse("9999-12-31T23:59:59.999999999Z"),
                        SdkBytes.fromUtf8String(""),
                        new Sku("k"),
                        new Celsius(-0.5),
                        new BigDecimal("12.34"),
                        List.of(),
                        Set.of(0, Integer.MIN_VALUE),
                        Set.of(new Pair<>("p", 1)),
                        Map.of(" ", 0L),
                        Samples.HOME,
                        new Payment.Cash(),
                        new Pair<>("p", Color.RED),
                        "note",
                        Optional.of(Samples.HOME),
                        OptionalInt.of(0),
                        7,
                        "odd"));
    }

    static String storedName(String attribute) {
        return STORED_NAMES.getOrDefault(attribute, attribute);
    }

    static String capital(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /** What an update takes of a value: the content of an Optional, null for none. */
    static @Nullable Object content(@Nullable Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.orElse(null);
        }
        if (value instanceof OptionalInt optional) {
            return optional.isPresent() ? optional.getAsInt() : null;
        }
        if (value instanceof OptionalLong optional) {
            return optional.isPresent() ? optional.getAsLong() : null;
        }
        if (value instanceof OptionalDouble optional) {
            return optional.isPresent() ? optional.getAsDouble() : null;
        }
        return value;
    }

    private static <E> E filled(EntityType<E> type, E sample, Map<String, AttributeValue> absent) {
        Map<String, AttributeValue> item = new HashMap<>(type.toItem(sample));
        item.putAll(absent);
        return type.parse(item);
    }
}
