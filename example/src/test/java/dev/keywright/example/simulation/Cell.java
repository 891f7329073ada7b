package dev.keywright.example.simulation;

import static org.assertj.core.api.Assertions.fail;

import dev.keywright.KeywrightException;
import dev.keywright.UniqueViolationException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.core.exception.SdkException;

/** One item as the model knows it: all that it may be, as the outcome of some calls is unknown. */
final class Cell<E> {
    private static final int LOGGED = 15;

    private final String name;
    private final Deque<String> log = new ArrayDeque<>();
    private Set<Optional<E>> states = Set.of(Optional.empty());

    Cell(String name) {
        this.name = name;
    }

    /** One of the states, or of an earlier one. */
    Optional<E> guess(Random random) {
        List<Optional<E>> all = List.copyOf(states);
        return all.get(random.nextInt(all.size()));
    }

    /** Makes the call; {@code faults} tells how many requests went wrong on the way. */
    void run(Step<E> step, FaultCount faults) {
        faults.reset();
        try {
            Optional<E> result = step.call().get();
            succeeded(step, result, faults.seen());
        } catch (UniqueViolationException e) {
            log(step, e);
            settle(states.stream()
                    .filter(state ->
                            step.claims() && step.after(state).findAny().isPresent()));
        } catch (KeywrightException e) {
            log(step, e);
            settle(states.stream().filter(state -> step.explains(e, state)));
        } catch (SdkException e) {
            log(step, e);
            settle(states.stream().flatMap(state -> Stream.concat(Stream.of(state), step.after(state))));
        }
    }

    private void succeeded(Step<E> step, Optional<E> result, boolean faulted) {
        log(step, result);
        if (result.isPresent() && !step.promise().test(result.get())) {
            throw diverged("the result isn't what was asked for");
        }
        Predicate<Optional<E>> told = state -> result.isEmpty() || result.equals(state);
        settle(states.stream()
                .flatMap(state -> faulted && result.equals(state)
                        ? Stream.concat(Stream.of(state), step.after(state))
                        : step.after(state))
                .filter(told));
    }

    /** What a transaction with others has made of it. */
    void became(String text, UnaryOperator<Optional<E>> change, Predicate<Optional<E>> possible) {
        log(text);
        settle(states.stream().filter(possible).map(change));
    }

    /** What a transaction with others may have made of it. */
    void mayHaveBecome(String text, UnaryOperator<Optional<E>> change) {
        log(text + " -> outcome unknown");
        settle(states.stream().flatMap(state -> Stream.of(state, change.apply(state))));
    }

    /** What is read. */
    void read(Optional<E> found) {
        log("read " + found);
        settle(states.stream().filter(found::equals));
    }

    /** Items expire, or are what another call made of them. */
    void expire(Predicate<E> expired) {
        log("time passes");
        settle(states.stream().map(state -> state.filter(expired.negate())));
    }

    private void settle(Stream<Optional<E>> possible) {
        Set<Optional<E>> next = possible.collect(Collectors.toCollection(LinkedHashSet::new));
        if (next.isEmpty()) {
            throw diverged("it was one of " + states);
        }
        states = next;
    }

    private void log(Step<E> step, Object outcome) {
        log(step.text() + " -> " + outcome);
    }

    private void log(String line) {
        log.add(line);
        if (log.size() > LOGGED) {
            log.remove();
        }
    }

    private AssertionError diverged(String why) {
        return fail(name + " diverges: " + why + "\n  " + String.join("\n  ", log));
    }
}
