package dev.keywright.example.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.server.ServerTable;
import dev.keywright.example.simulation.clubs.ClubsTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Sixteen threads on few items and few unique values, each race for {@code -Dkeywright.race.seconds}. */
@DynamoDbTest
class RaceTest {
    private static final int THREADS = 16;
    private static final Duration TIME = Duration.ofSeconds(Integer.getInteger("keywright.race.seconds", 3));

    private final MovingClock clock = new MovingClock();
    private final DynamoDbClient client;
    private final String name;

    RaceTest(DynamoDbClient client, @TableName String name) {
        this.client = client;
        this.name = name;
    }

    @Test
    void noValueIsHeldTwiceAndNoClaimIsLeaked() throws Exception {
        AccountsTable table =
                AccountsTable.builder(client).tableName(name).clock(clock).build();
        table.createIfMissing();
        Invariants invariants = new Invariants(new ServerTable(client, name));
        Race race = new Race(clock, () -> {
            invariants.check(clock.instant());
            assertThat(table.verifyClaims().findings()).isEmpty();
        });

        run(race, seed -> new Racer(table, clock, seed)::write);
    }

    @Test
    void norIfAnItemHoldsSeveralValuesOfSeveralAttributesInATableWithoutTypes() throws Exception {
        String clubs = name + "-clubs";
        ClubsTable table =
                ClubsTable.builder(client).tableName(clubs).clock(clock).build();
        table.createIfMissing();
        ClubInvariants invariants = new ClubInvariants(new ServerTable(client, clubs));
        Race race = new Race(clock, () -> {
            invariants.check(clock.instant());
            assertThat(table.verifyClaims().findings()).isEmpty();
        });

        run(race, seed -> new ClubRacer(table, clock, seed)::write);
    }

    private static void run(Race race, LongFunction<Runnable> writer) throws Exception {
        long seed = System.nanoTime();
        List<Runnable> writers =
                LongStream.range(seed, seed + THREADS).mapToObj(writer).toList();
        Map<String, LongAdder> outcomes = race.run(writers, TIME);
        System.out.println("race, seed " + seed + ": " + outcomes);
        assertThat(outcomes).containsKeys("done", "UniqueViolationException", "ConditionFailedException");
    }
}
