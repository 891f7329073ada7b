package dev.keywright.example.simulation;

import dev.keywright.FoundItems;
import dev.keywright.example.faults.FaultPlan;
import dev.keywright.example.faults.FaultyDynamoDb;
import dev.keywright.example.lifecycle.Accounts;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.testing.LocalDynamoDb;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import software.amazon.awssdk.core.exception.SdkException;

/** One of several who write at once, each its own items over a failing network of its own; the unique values are all's. */
final class Player implements AutoCloseable {
    private static final int ITEMS = 3;
    private static final int ATTEMPTS = 3;
    private static final double SHARE = 0.15;

    private final FaultyDynamoDb network;
    private final Random random;
    private final AccountsTable table;
    private final TransactionPlay transaction;
    private final List<Play<?>> plays = new ArrayList<>();

    Player(LocalDynamoDb dynamoDb, AccountsTable calm, String tableName, Clock clock, int number, long seed) {
        network = new FaultyDynamoDb(dynamoDb, ATTEMPTS);
        random = new Random(seed);
        table = AccountsTable.builder(network.client())
                .tableName(tableName)
                .clock(clock)
                .build();
        FaultCount faults = new FaultCount(network.http(), FaultPlan.random(seed, SHARE));
        NotePlay note = new NotePlay(table, calm, number + "-t", random, faults);
        PageViewsPlay views = new PageViewsPlay(table, calm, number + "-t", random, faults);
        transaction = new TransactionPlay(table, note, views);
        plays.add(note);
        plays.add(views);
        for (int i = 0; i < ITEMS; i++) {
            String id = number + "-" + i;
            plays.add(new NotePlay(table, calm, id, random, faults));
            plays.add(new PageViewsPlay(table, calm, id, random, faults));
            plays.add(new AccountPlay(table, calm, id, random, faults));
            plays.add(new SessionPlay(table, calm, clock, id, random, faults));
            plays.add(new QuotaPlay(table, calm, clock, id, random, faults));
            plays.add(new DocumentPlay(table, calm, id, random, faults));
        }
    }

    void play(int calls) {
        for (int i = 0; i < calls; i++) {
            switch (random.nextInt(20)) {
                case 0 -> transaction.run(random.nextInt(9));
                case 1 -> read();
                default -> plays.get(random.nextInt(plays.size())).run();
            }
        }
    }

    /** All at one moment. */
    private void read() {
        try {
            FoundItems<Accounts> found =
                    table.transactGet(plays.stream().map(Play::key).toList());
            plays.forEach(play -> play.read(found));
        } catch (SdkException e) {
            // Nothing is known then.
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
