package com.example.attributes;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Table;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@Table(name = "shop")
public sealed interface Shop permits Shop.Scalars, Shop.Collections, Shop.Nested {
    enum Color {
        RED,
        GREEN
    }

    record Sku(String value) {}

    record Quantity(int value) {}

    record Address(String street, @Nullable String city, Optional<Color> door, List<String> lines) {}

    sealed interface Payment permits Card, Invoice {}

    record Card(String number, LocalDate expiry) implements Payment {}

    record Invoice(Address to) implements Payment {}

    @Entity
    @Key(partition = "SCALARS#{id}", sort = "SCALARS")
    record Scalars(
            UUID id,
            boolean yes,
            byte tiny,
            short small,
            int middle,
            long large,
            float single,
            double twice,
            char letter,
            Integer boxed,
            @Nullable Long missing,
            Optional<String> note,
            OptionalInt count,
            BigDecimal price,
            BigInteger big,
            URI link,
            Instant at,
            Duration took,
            byte[] bytes,
            ByteBuffer buffer,
            Color color,
            @Nullable Color shade,
            Sku sku,
            Quantity quantity)
            implements Shop {}

    @Entity
    @SuppressWarnings("keywright:set-as-list")
    @Key(partition = "COLLECTIONS#{id}", sort = "COLLECTIONS")
    record Collections(
            String id,
            List<String> tags,
            Set<String> words,
            Set<Integer> numbers,
            Set<Color> colors,
            Set<Sku> skus,
            Set<Address> places,
            Collection<Instant> times,
            Map<String, BigDecimal> prices,
            Map<Color, List<Sku>> byColor,
            Map<UUID, Address> byId,
            Map<Sku, Integer> bySku,
            String[] array,
            int[] ints,
            List<Map<String, Set<Long>>> deep,
            @Nullable List<String> absent)
            implements Shop {}

    @Entity
    @Key(partition = "NESTED#{id}", sort = "CITY#{home.street}")
    record Nested(String id, Address home, Optional<Address> work, Payment payment, List<Payment> history)
            implements Shop {}
}
