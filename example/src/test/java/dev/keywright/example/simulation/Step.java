package dev.keywright.example.simulation;

import dev.keywright.KeywrightException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * One call on one item, and what the model says of it.
 *
 * @param text the call, for the log
 * @param call makes it, and returns the item as the call says it is stored then; null where it doesn't say
 * @param model what becomes of an item, empty for none
 * @param promise what must be true of the item that the call returns
 * @param claims whether the call may be refused for a value that another holds
 */
record Step<E>(
        String text,
        Supplier<Optional<E>> call,
        Function<Optional<E>, Verdict<E>> model,
        Predicate<E> promise,
        boolean claims) {
    /** What becomes of an item, or why the call is refused. */
    sealed interface Verdict<E> {}

    /** One of these; each may be empty for no item. */
    record Becomes<E>(List<Optional<E>> states) implements Verdict<E> {}

    /** Nothing, as it is refused. */
    record Refused<E>(Class<? extends KeywrightException> by) implements Verdict<E> {}

    /** What is refused or done, where the model doesn't know better. */
    record Either<E>(Refused<E> refused, Becomes<E> becomes) implements Verdict<E> {}

    static <E> Becomes<E> becomes(E state) {
        return new Becomes<>(List.of(Optional.of(state)));
    }

    static <E> Becomes<E> gone() {
        return new Becomes<>(List.of(Optional.empty()));
    }

    static <E> Refused<E> refused(Class<? extends KeywrightException> by) {
        return new Refused<>(by);
    }

    /** What an item may become; none where the call is surely refused. */
    Stream<Optional<E>> after(Optional<E> state) {
        Verdict<E> verdict = model.apply(state);
        if (verdict instanceof Becomes<E> becomes) {
            return becomes.states().stream();
        }
        return verdict instanceof Either<E> either ? either.becomes().states().stream() : Stream.empty();
    }

    /** Whether an item is a reason for that exception. */
    boolean explains(KeywrightException e, Optional<E> state) {
        Verdict<E> verdict = model.apply(state);
        if (verdict instanceof Refused<E> refused) {
            return refused.by() == e.getClass();
        }
        return verdict instanceof Either<E> either && either.refused().by() == e.getClass();
    }
}
