package dev.keywright.example.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Random programs by several threads over a failing network, compared with a model after each call and, when all have
 * stopped, with the raw table. {@code -Dkeywright.operations} says how many calls, {@code -Dkeywright.seed} which.
 */
@DynamoDbTest
class SimulationTest {
    private static final int THREADS = 4;
    private static final int CALLS = 100;
    private static final int OPERATIONS = Integer.getInteger("keywright.operations", 4000);
    private static final long SEED = Long.getLong("keywright.seed", System.nanoTime());

    private final MovingClock clock = new MovingClock();
    private final AccountsTable calm;
    private final Invariants invariants;
    private final List<Player> players = new ArrayList<>();

    SimulationTest(LocalDynamoDb dynamoDb, @TableName String name) {
        calm = AccountsTable.builder(dynamoDb.client())
                .tableName(name)
                .clock(clock)
                .build();
        calm.createIfMissing();
        invariants = new Invariants(new ServerTable(dynamoDb.client(), name));
        for (int i = 0; i < THREADS; i++) {
            players.add(new Player(dynamoDb, calm, name, clock, i, SEED + i));
        }
    }

    @AfterEach
    void close() {
        players.forEach(Player::close);
    }

    @Test
    void everyOutcomeIsOneThatTheModelAllows() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            for (int done = 0; done < OPERATIONS; done += THREADS * CALLS) {
                List<Callable<Void>> runs =
                        players.stream().map(SimulationTest::round).toList();
                for (Future<Void> run : threads.invokeAll(runs)) {
                    run.get();
                }
                players.forEach(Player::settle);
                invariants.check(clock.instant());
                assertThat(calm.verifyClaims().findings()).isEmpty();
                clock.advance(Duration.ofSeconds(20));
                players.forEach(Player::expire);
            }
        } catch (ExecutionException e) {
            throw new AssertionError("seed " + SEED + ": " + e.getCause().getMessage(), e.getCause());
        } catch (AssertionError e) {
            throw new AssertionError("seed " + SEED + ": " + e.getMessage(), e);
        } finally {
            threads.shutdownNow();
        }
    }

    private static Callable<Void> round(Player player) {
        return () -> {
            player.play(CALLS);
            return null;
        };
    }
}
