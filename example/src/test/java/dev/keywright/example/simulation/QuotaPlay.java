package dev.keywright.example.simulation;

import dev.keywright.ItemKey;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.lifecycle.Quota;
import dev.keywright.example.lifecycle.QuotaKeys;
import dev.keywright.example.simulation.Step.Becomes;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Of a type that expires, with a counter, a list and an index for those that aren't blocked. */
final class QuotaPlay extends Play<Quota> {
    private static final LocalDate DAY = LocalDate.parse("2026-03-01");

    private final Clock clock;

    QuotaPlay(AccountsTable table, AccountsTable calm, Clock clock, String user, Random random, FaultCount faults) {
        super("quota", table, calm, user, random, faults);
        this.clock = clock;
    }

    @Override
    ItemKey<Quota> key() {
        return QuotaKeys.of(id, DAY);
    }

    private Quota fresh() {
        return new Quota(id, DAY, 0, Optional.empty(), List.of(), Optional.empty());
    }

    private Optional<Instant> expiry() {
        return random.nextBoolean()
                ? Optional.empty()
                : Optional.of(clock.instant().plusSeconds(10 + 20 * random.nextInt(3)));
    }

    @Override
    boolean isExpired(Quota state) {
        return state.expiresAt().isPresent() && !state.expiresAt().get().isAfter(clock.instant());
    }

    @Override
    Step<Quota> next() {
        return any(List.of(
                this::create,
                this::addOrCreate,
                this::blockOrCreate,
                this::append,
                this::unblock,
                this::setExpiry,
                this::modify,
                () -> delete(() -> table.quota().delete(id, DAY))));
    }

    private Step<Quota> create() {
        Quota quota = new Quota(
                id,
                DAY,
                random.nextInt(9),
                random.nextBoolean() ? Optional.of(value()) : Optional.empty(),
                List.of(value()),
                expiry());
        return create(quota, quota, () -> table.quota().create(quota), false);
    }

    private Step<Quota> addOrCreate() {
        int amount = random.nextInt(9);
        return new Step<>(
                "add " + amount + " or create",
                some(() -> table.quota().upsert(id, DAY).addToUsed(amount).execute()),
                state -> added(times -> used(state.orElse(fresh()), amount * times)),
                any -> true,
                false);
    }

    private Step<Quota> blockOrCreate() {
        String by = value();
        return new Step<>(
                "block by " + by + " or create",
                some(() -> table.quota().upsert(id, DAY).blockedBy(by).execute()),
                state -> Step.becomes(blocked(state.orElse(fresh()), Optional.of(by))),
                after -> after.blockedBy().equals(Optional.of(by)),
                false);
    }

    private Step<Quota> append() {
        String line = value();
        return change(
                "append " + line,
                () -> table.quota().update(id, DAY).appendToLog(List.of(line)).execute(),
                state -> appended(state, line),
                any -> true,
                false);
    }

    private Becomes<Quota> appended(Quota state, String line) {
        return added(times -> {
            List<String> log = new ArrayList<>(state.log());
            Stream.generate(() -> line).limit(times).forEach(log::add);
            return new Quota(id, DAY, state.used(), state.blockedBy(), log, state.expiresAt());
        });
    }

    private Step<Quota> unblock() {
        return changed(
                "unblock",
                () -> table.quota().update(id, DAY).removeBlockedBy().execute(),
                state -> blocked(state, Optional.empty()));
    }

    private Step<Quota> setExpiry() {
        Instant at = clock.instant().plusSeconds(10 + 20 * random.nextInt(3));
        return changed(
                "expire at " + at,
                () -> table.quota().update(id, DAY).expiresAt(at).execute(),
                state -> new Quota(id, DAY, state.used(), state.blockedBy(), state.log(), Optional.of(at)));
    }

    /** Which leaves the counter alone. */
    private Step<Quota> modify() {
        Quota to = new Quota(id, DAY, random.nextInt(9), Optional.of(value()), List.of(), expiry());
        return changed(
                "modify to " + to,
                () -> table.quota().modify(id, DAY, quota -> to),
                state -> new Quota(id, DAY, state.used(), to.blockedBy(), to.log(), to.expiresAt()));
    }

    private Step<Quota> changed(String text, Supplier<Quota> call, UnaryOperator<Quota> change) {
        return change(
                text,
                call,
                state -> Step.becomes(change.apply(state)),
                after -> change.apply(after).equals(after),
                false);
    }

    private Quota used(Quota quota, int more) {
        return new Quota(id, DAY, quota.used() + more, quota.blockedBy(), quota.log(), quota.expiresAt());
    }

    private Quota blocked(Quota quota, Optional<String> by) {
        return new Quota(id, DAY, quota.used(), by, quota.log(), quota.expiresAt());
    }

    @Override
    Optional<Quota> stored() {
        return calm.quota().getConsistent(key());
    }
}
