package dev.keywright.example.roles;

import dev.keywright.annotations.Counter;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Table;
import dev.keywright.annotations.TimeToLive;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Leases whose end is of each type that it can be of, and tallies with a count of each. */
@Table(name = "leases")
public sealed interface Leases {
    @Entity
    @Key(partition = "INSTANT#{id}", sort = "#LEASE")
    record UntilInstant(String id, @TimeToLive Instant until) implements Leases {}

    @Entity
    @Key(partition = "MAYBE#{id}", sort = "#LEASE")
    record UntilMaybe(String id, @TimeToLive Optional<Instant> until) implements Leases {}

    @Entity
    @Key(partition = "INT#{id}", sort = "#LEASE")
    record UntilInt(String id, @TimeToLive int until) implements Leases {}

    @Entity
    @Key(partition = "LONG#{id}", sort = "#LEASE")
    record UntilLong(String id, @TimeToLive long until) implements Leases {}

    @Entity
    @Key(partition = "BOXED#{id}", sort = "#LEASE")
    record UntilBoxed(String id, @TimeToLive @Nullable Long until) implements Leases {}

    @Entity
    @Key(partition = "OPTIONAL#{id}", sort = "#LEASE")
    record UntilOptional(String id, @TimeToLive OptionalLong until) implements Leases {}

    @Entity
    @Key(partition = "TALLY#{id}", sort = "#TALLY")
    record Tally(
            String id,
            @Counter int ints,
            @Counter Long longs,
            @Counter @Nullable Integer maybe,
            @Counter double doubles,
            @Counter BigDecimal decimals)
            implements Leases {}
}
