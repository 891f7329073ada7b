package dev.keywright.example.simulation;

import dev.keywright.ItemKey;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.lifecycle.Session;
import dev.keywright.example.lifecycle.SessionKeys;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Of a type that expires, with its claim. */
final class SessionPlay extends Play<Session> {
    private final Clock clock;

    SessionPlay(AccountsTable table, AccountsTable calm, Clock clock, String id, Random random, FaultCount faults) {
        super("session", table, calm, id, random, faults);
        this.clock = clock;
    }

    private Instant later() {
        return clock.instant().plusSeconds(10 + 20 * random.nextInt(3));
    }

    private @Nullable Instant expiry() {
        return random.nextInt(4) == 0 ? null : later();
    }

    private Session session() {
        return new Session(id, value(), value(), expiry());
    }

    private Session guess() {
        return cell.guess(random).filter(any -> random.nextInt(5) > 0).orElseGet(this::session);
    }

    @Override
    boolean isExpired(Session state) {
        return state.expiresAt() != null && !state.expiresAt().isAfter(clock.instant());
    }

    @Override
    ItemKey<Session> key() {
        return SessionKeys.of(id);
    }

    @Override
    Step<Session> next() {
        return any(List.of(
                this::create,
                this::getOrCreate,
                this::user,
                this::device,
                this::extend,
                this::keep,
                this::replace,
                this::modify,
                () -> delete(() -> table.session().delete(id)),
                () -> delete(() -> table.session().delete(guess()))));
    }

    private Step<Session> create() {
        Session session = session();
        return create(session, session, () -> table.session().create(session), true);
    }

    private Step<Session> getOrCreate() {
        Session session = session();
        return getOrCreate(session, session, () -> table.session().getOrCreate(session), true);
    }

    private Step<Session> user() {
        String user = value();
        return conditioned(
                "user " + user,
                () -> table.session().update(id).user(user).execute(),
                state -> true,
                state -> new Session(id, user, state.device(), state.expiresAt()));
    }

    private Step<Session> device() {
        Session guess = guess();
        String device = value();
        return conditioned(
                "device " + device + " of " + guess,
                () -> table.session()
                        .update(id)
                        .device(device, guess.device(), guess.expiresAt())
                        .execute(),
                state -> state.device().equals(guess.device()) && Objects.equals(state.expiresAt(), guess.expiresAt()),
                state -> new Session(id, state.user(), device, state.expiresAt()));
    }

    private Step<Session> extend() {
        Session guess = guess();
        Instant expiry = later();
        return conditioned(
                "extend " + guess + " to " + expiry,
                () -> table.session()
                        .update(id)
                        .expiresAt(expiry, guess.device())
                        .execute(),
                state -> state.device().equals(guess.device()),
                state -> new Session(id, state.user(), state.device(), expiry));
    }

    private Step<Session> keep() {
        Session guess = guess();
        return conditioned(
                "keep " + guess,
                () -> table.session().update(id).removeExpiresAt(guess.device()).execute(),
                state -> state.device().equals(guess.device()),
                state -> new Session(id, state.user(), state.device(), null));
    }

    private Step<Session> replace() {
        Session before = guess();
        Session after = session();
        return replace(
                before,
                after,
                state -> new Session(
                        id,
                        differing(before.user(), after.user(), state.user()),
                        differing(before.device(), after.device(), state.device()),
                        Objects.equals(before.expiresAt(), after.expiresAt()) ? state.expiresAt() : after.expiresAt()),
                () -> table.session().replace(before, after),
                true);
    }

    private Step<Session> modify() {
        Session after = session();
        return change(
                "modify to " + after,
                () -> table.session().modify(id, session -> after),
                state -> Step.becomes(after),
                after::equals,
                true);
    }

    @Override
    Optional<Session> stored() {
        return calm.session().getConsistent(id);
    }
}
