package dev.keywright.example.keys;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Table;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

/** As alike as the compiler lets them be. */
@Table(name = "keys", typeAttribute = "")
@GlobalIndex("GSI1")
@SuppressWarnings("keywright:unused-index")
sealed interface Keys {
    enum Kind {
        XX,
        Y
    }

    @Entity
    @Key(partition = "X#{a}#{b}", sort = "{c}")
    @Key(index = "GSI1", partition = "{c}#{a}", sort = "{b}")
    @SuppressWarnings("keywright:unused-key")
    record Two(String a, String b, String c) implements Keys {}

    @Entity
    @Key(partition = "X#{a}", sort = "{b}#{c}")
    record One(String a, String b, String c) implements Keys {}

    @Entity
    @Key(partition = "X{n:4}#{a}", sort = "{m}#{b}")
    record Padded(int n, String a, long m, String b) implements Keys {}

    @Entity
    @Key(partition = "{kind}#{a}", sort = "{price:6.2}#{day}")
    record Enumerated(Kind kind, String a, BigDecimal price, LocalDate day) implements Keys {}

    @Entity
    @Key(partition = "X#{a}#{b}#{at}", sort = "#{id}")
    record Timed(String a, String b, Instant at, UUID id) implements Keys {}

    @Entity
    @Key(partition = "{id}#{id}", sort = "R#{path:raw}")
    record Repeated(UUID id, String path) implements Keys {}

    @Entity
    @Key(partition = "{id}", sort = "{letter}#{yes}#{id}")
    record Lettered(UUID id, char letter, boolean yes) implements Keys {}
}
