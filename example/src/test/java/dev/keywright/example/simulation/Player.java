package dev.keywright.example.simulation;

import dev.keywright.example.faults.FaultPlan;
import dev.keywright.example.faults.FaultyDynamoDb;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.testing.LocalDynamoDb;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** One of several who write at once, each its own items over a failing network of its own; the unique values are all's. */
final class Player implements AutoCloseable {
    private static final int ITEMS = 3;
    private static final int ATTEMPTS = 3;
    private static final double SHARE = 0.15;

    private final FaultyDynamoDb network;
    private final Random random;
    private final List<Play<?>> plays = new ArrayList<>();

    Player(LocalDynamoDb dynamoDb, AccountsTable calm, String tableName, Clock clock, int number, long seed) {
        network = new FaultyDynamoDb(dynamoDb, ATTEMPTS);
        random = new Random(seed);
        AccountsTable table = AccountsTable.builder(network.client())
                .tableName(tableName)
                .clock(clock)
                .build();
        FaultCount faults = new FaultCount(network.http(), FaultPlan.random(seed, SHARE));
        for (int i = 0; i < ITEMS; i++) {
            String id = number + "-" + i;
            plays.add(new NotePlay(table, calm, id, random, faults));
            plays.add(new PageViewsPlay(table, calm, id, random, faults));
            plays.add(new AccountPlay(table, calm, id, random, faults));
            plays.add(new SessionPlay(table, calm, clock, id, random, faults));
            plays.add(new DocumentPlay(table, calm, id, random, faults));
        }
    }

    void play(int calls) {
        for (int i = 0; i < calls; i++) {
            plays.get(random.nextInt(plays.size())).run();
        }
    }

    void settle() {
        plays.forEach(Play::settle);
    }

    void expire() {
        plays.forEach(Play::expire);
    }

    @Override
    public void close() {
        network.close();
    }
}
