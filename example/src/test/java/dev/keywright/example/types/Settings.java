package dev.keywright.example.types;

import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Convert;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/** A nested record with a part of each kind. */
@SuppressWarnings("keywright:set-as-list")
public record Settings(
        boolean yes,
        long large,
        BigDecimal decimal,
        String text,
        Color color,
        UUID uuid,
        Instant instant,
        SdkBytes bytes,
        Sku sku,
        Celsius temperature,
        @Convert(CentsConverter.class) BigDecimal price,
        List<String> list,
        Set<Integer> ints,
        Set<Pair<String, Integer>> listed,
        Map<String, Long> map,
        Address address,
        Payment payment,
        Pair<String, Color> pair,
        @Nullable String note,
        Optional<Address> maybe,
        OptionalInt maybeInt,
        @Attribute("values") int reserved,
        @Attribute("a.b-c #1") String odd) {}
