package dev.keywright.example.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemExistsException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.KeywrightException;
import dev.keywright.UniqueViolationException;
import dev.keywright.VersionConflictException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/** Many who write at once, stopped and checked in between, while time passes. */
final class Race {
    private static final Duration ROUND = Duration.ofMillis(500);
    private static final List<Class<? extends KeywrightException>> REFUSALS = List.of(
            ConditionFailedException.class,
            ItemExistsException.class,
            ItemNotFoundException.class,
            UniqueViolationException.class,
            VersionConflictException.class);

    private final MovingClock clock;
    private final Runnable invariants;
    private final Map<String, LongAdder> outcomes = new ConcurrentHashMap<>();

    Race(MovingClock clock, Runnable invariants) {
        this.clock = clock;
        this.invariants = invariants;
    }

    /** Each writer writes on a thread of its own; what became of the writes is returned, with how often. */
    Map<String, LongAdder> run(List<Runnable> writers, Duration time) throws InterruptedException, ExecutionException {
        List<Callable<Void>> rounds = writers.stream().map(this::round).toList();
        ExecutorService threads = Executors.newFixedThreadPool(writers.size());
        try {
            for (Duration done = Duration.ZERO; done.compareTo(time) < 0; done = done.plus(ROUND)) {
                for (Future<Void> round : threads.invokeAll(rounds)) {
                    round.get();
                }
                invariants.run();
                clock.advance(Duration.ofSeconds(1));
                invariants.run();
            }
        } finally {
            threads.shutdownNow();
        }
        return new TreeMap<>(outcomes);
    }

    private Callable<Void> round(Runnable writer) {
        return () -> {
            long end = System.nanoTime() + ROUND.toNanos();
            while (System.nanoTime() < end) {
                outcomes.computeIfAbsent(outcome(writer), any -> new LongAdder())
                        .increment();
            }
            return null;
        };
    }

    private static String outcome(Runnable write) {
        try {
            write.run();
            return "done";
        } catch (KeywrightException e) {
            assertThat(e).isInstanceOfAny(REFUSALS.toArray(new Class<?>[0]));
            return e.getClass().getSimpleName();
        } catch (TransactionCanceledException | TransactionConflictException e) {
            return "conflict";
        }
    }
}
