package dev.keywright.example.simulation;

import dev.keywright.ConditionFailedException;
import dev.keywright.FoundItems;
import dev.keywright.ItemExistsException;
import dev.keywright.ItemKey;
import dev.keywright.ItemNotFoundException;
import dev.keywright.example.lifecycle.Accounts;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.simulation.Step.Becomes;
import dev.keywright.example.simulation.Step.Either;
import dev.keywright.example.simulation.Step.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** The calls on one item of some type, chosen at random. */
abstract class Play<E extends Accounts> {
    final AccountsTable table;
    /** The table over a network that doesn't fail. */
    final AccountsTable calm;

    final String id;
    final Cell<E> cell;
    final Random random;
    final FaultCount faults;

    Play(String type, AccountsTable table, AccountsTable calm, String id, Random random, FaultCount faults) {
        this.table = table;
        this.calm = calm;
        this.id = id;
        this.cell = new Cell<>(type + " " + id);
        this.random = random;
        this.faults = faults;
    }

    /** Makes one call. */
    final void run() {
        cell.run(next(), faults);
    }

    abstract Step<E> next();

    abstract ItemKey<E> key();

    /** What is stored, read by another client. */
    abstract Optional<E> stored();

    boolean isExpired(E state) {
        return false;
    }

    /** Nobody writes: what is there now. */
    final void settle() {
        cell.read(stored());
    }

    /** What a read of several items has found. */
    final void read(FoundItems<Accounts> found) {
        cell.read(found.of(key()));
    }

    /** Time has passed. */
    final void expire() {
        cell.expire(this::isExpired);
    }

    final String value() {
        return "v" + random.nextInt(4);
    }

    final Step<E> create(E entity, E created, Supplier<E> call, boolean claims) {
        return new Step<>(
                "create " + entity,
                some(call),
                state -> state.isPresent() ? Step.refused(ItemExistsException.class) : Step.becomes(created),
                created::equals,
                claims);
    }

    final Step<E> getOrCreate(E entity, E created, Supplier<E> call, boolean claims) {
        return new Step<>(
                "getOrCreate " + entity, some(call), state -> Step.becomes(state.orElse(created)), any -> true, claims);
    }

    final Step<E> delete(Runnable call) {
        return new Step<>("delete", none(call), state -> Step.gone(), any -> true, false);
    }

    /** A change of an item that must be there, as {@code change} says. */
    final Step<E> change(
            String text, Supplier<E> call, Function<E, Verdict<E>> change, Predicate<E> promise, boolean claims) {
        return new Step<>(
                text,
                some(call),
                state -> state.map(change).orElse(Step.refused(ItemNotFoundException.class)),
                promise,
                claims);
    }

    /** A change on a condition, made again of what it has made it changes nothing. */
    final Step<E> conditioned(String text, Supplier<E> call, Predicate<E> condition, UnaryOperator<E> change) {
        return change(
                text,
                call,
                state -> condition.test(state)
                        ? Step.becomes(change.apply(state))
                        : Step.refused(ConditionFailedException.class),
                after -> change.apply(after).equals(after),
                true);
    }

    /** A replacement by what differs, which a stale one may be refused for. */
    final Step<E> replace(E before, E after, UnaryOperator<E> merge, Supplier<E> call, boolean claims) {
        return change(
                "replace " + before + " by " + after,
                call,
                state -> {
                    Becomes<E> merged = Step.becomes(merge.apply(state));
                    return state.equals(before)
                            ? merged
                            : new Either<>(new Step.Refused<>(ConditionFailedException.class), merged);
                },
                any -> true,
                claims);
    }

    /** Added once, or once more for each response that was lost. */
    final Becomes<E> added(Function<Integer, E> times) {
        return new Becomes<>(IntStream.rangeClosed(1, 1 + faults.count())
                .mapToObj(i -> Optional.of(times.apply(i)))
                .toList());
    }

    static <T> T differing(T before, T after, T stored) {
        return before.equals(after) ? stored : after;
    }

    static <E> Supplier<Optional<E>> some(Supplier<E> call) {
        return () -> Optional.of(call.get());
    }

    static <E> Supplier<Optional<E>> none(Runnable call) {
        return () -> {
            call.run();
            return Optional.empty();
        };
    }

    final <T> T any(List<Supplier<T>> choices) {
        return choices.get(random.nextInt(choices.size())).get();
    }
}
