package dev.keywright.example.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemExistsException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.KeywrightException;
import dev.keywright.UniqueViolationException;
import dev.keywright.VersionConflictException;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/** Sixteen threads on few items and few unique values, for {@code -Dkeywright.race.seconds}, stopped and checked in between. */
@DynamoDbTest
class RaceTest {
    private static final int THREADS = 16;
    private static final Duration ROUND = Duration.ofMillis(500);
    private static final int ROUNDS = 2 * Integer.getInteger("keywright.race.seconds", 4);
    private static final List<Class<? extends KeywrightException>> REFUSALS = List.of(
            ConditionFailedException.class,
            ItemExistsException.class,
            ItemNotFoundException.class,
            UniqueViolationException.class,
            VersionConflictException.class);

    private final MovingClock clock = new MovingClock();
    private final Map<String, LongAdder> outcomes = new ConcurrentHashMap<>();
    private final AccountsTable table;
    private final Invariants invariants;

    RaceTest(DynamoDbClient client, @TableName String name) {
        table = AccountsTable.builder(client).tableName(name).clock(clock).build();
        table.createIfMissing();
        invariants = new Invariants(new ServerTable(client, name));
    }

    @Test
    void noValueIsHeldTwiceAndNoClaimIsLeaked() throws Exception {
        long seed = System.nanoTime();
        List<Racer> racers = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            racers.add(new Racer(table, clock, seed + i));
        }
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            for (int round = 0; round < ROUNDS; round++) {
                List<Callable<Void>> runs = racers.stream().map(this::round).toList();
                for (Future<Void> run : threads.invokeAll(runs)) {
                    run.get();
                }
                invariants.check(clock.instant());
                assertThat(table.verifyClaims().findings()).isEmpty();
                clock.advance(Duration.ofSeconds(1));
                invariants.check(clock.instant());
            }
        } finally {
            threads.shutdownNow();
        }
        System.out.println("race, seed " + seed + ": " + new TreeMap<>(outcomes));
        assertThat(outcomes).containsKeys("done", "UniqueViolationException", "ConditionFailedException");
    }

    private Callable<Void> round(Racer racer) {
        return () -> {
            long end = System.nanoTime() + ROUND.toNanos();
            while (System.nanoTime() < end) {
                outcomes.computeIfAbsent(outcome(racer), any -> new LongAdder()).increment();
            }
            return null;
        };
    }

    private static String outcome(Racer racer) {
        try {
            racer.write();
            return "done";
        } catch (KeywrightException e) {
            assertThat(e).isInstanceOfAny(REFUSALS.toArray(new Class<?>[0]));
            return e.getClass().getSimpleName();
        } catch (TransactionCanceledException | TransactionConflictException e) {
            return "conflict";
        }
    }
}
