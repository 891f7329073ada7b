package dev.keywright.table;

import static dev.keywright.table.Samples.customer;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemExistsException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.UniqueViolationException;
import dev.keywright.orders.CustomerDao;
import dev.keywright.orders.OrdersTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class ClaimRacesTest {
    private final CustomerDao customers;
    private final RawTable raw;
    private final OrdersTable orders;
    private final ExecutorService threads = Executors.newCachedThreadPool();

    ClaimRacesTest(DynamoDbClient client, @TableName String name) {
        orders = OrdersTable.builder(client).tableName(name).build();
        customers = orders.customer();
        raw = new RawTable(client, name);
    }

    @BeforeEach
    void createTable() {
        orders.createIfMissing();
        raw.items()
                .forEach(item -> raw.delete(item.get("PK").s(), item.get("SK").s()));
    }

    @AfterEach
    void stop() {
        threads.shutdownNow();
    }

    @Test
    void ofTwoWhoRaceForAValueOneWins() throws Exception {
        CyclicBarrier start = new CyclicBarrier(2);
        for (int round = 0; round < 200; round++) {
            String email = "ada-" + round + "@example.com";
            List<Future<Boolean>> racers = new ArrayList<>();
            for (String id : List.of("a-" + round, "b-" + round)) {
                racers.add(threads.submit(() -> {
                    start.await();
                    try {
                        customers.create(customer(id, email));
                        return true;
                    } catch (UniqueViolationException e) {
                        return false;
                    }
                }));
            }
            assertThat(racers.get(0).get()).isNotEqualTo(racers.get(1).get());
        }
        assertThat(raw.itemsOfType("customer")).hasSize(200);
        ClaimAudit.check(raw);
    }

    @Test
    void noClaimIsLeakedWhateverRunsAtOnce() throws Exception {
        List<Callable<Void>> programs = new ArrayList<>();
        for (int thread = 0; thread < 4; thread++) {
            Random random = new Random(thread);
            programs.add(() -> {
                for (int step = 0; step < 150; step++) {
                    step(random);
                }
                return null;
            });
        }
        for (Future<Void> program : threads.invokeAll(programs)) {
            program.get();
        }
        ClaimAudit.check(raw);
    }

    /** Four threads on four customers and three values: most steps fail, in every way that they may. */
    private void step(Random random) {
        String id = "c-" + random.nextInt(4);
        String email = "e-" + random.nextInt(3) + "@example.com";
        String other = "E-" + random.nextInt(3) + "@example.com";
        try {
            switch (random.nextInt(4)) {
                case 0 -> customers.create(customer(id, email));
                case 1 -> customers.update(id).email(email, other).execute();
                case 2 -> customers.delete(id);
                default -> customers.delete(customer(id, email));
            }
        } catch (UniqueViolationException
                | ItemExistsException
                | ItemNotFoundException
                | ConditionFailedException expected) {
            assertThat(expected).hasMessageContaining("CUSTOMER#" + id);
        }
    }
}
