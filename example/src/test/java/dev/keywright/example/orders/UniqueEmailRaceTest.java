package dev.keywright.example.orders;

import static dev.keywright.example.orders.Samples.customer;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.UniqueViolationException;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Two threads want one e-mail address at the same moment. */
@DynamoDbTest
class UniqueEmailRaceTest {
    private static final int ROUNDS = 200;

    private final ExecutorService threads = Executors.newFixedThreadPool(2);
    private final CyclicBarrier start = new CyclicBarrier(2);
    private final OrdersOnServer server;
    private final OrdersTable orders;

    UniqueEmailRaceTest(LocalDynamoDb dynamoDb, @TableName String name) {
        server = new OrdersOnServer(dynamoDb, name);
        orders = server.orders();
    }

    @AfterEach
    void close() {
        threads.shutdownNow();
        server.close();
    }

    @Test
    void oneOfTwoNewCustomersGetsTheAddress() throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            String email = "round" + round + "@example.com";
            Customer left = customer("left-" + round, email);
            Customer right = customer("right-" + round, email.replace("round", "Round"));

            boolean leftWon = race(
                    () -> orders.customer().create(left),
                    () -> orders.customer().create(right));

            assertThat(orders.customer().byEmail(email)).contains(leftWon ? left : right);
            assertThat(orders.customer().getConsistent(leftWon ? right.id() : left.id()))
                    .isEmpty();
        }
        assertThat(claims()).hasSize(ROUNDS);
        expectEachClaimToHaveItsOwner();
    }

    @Test
    void oneOfTwoExistingCustomersGetsTheAddress() throws Exception {
        orders.customer().create(customer("left", "left@example.com"));
        orders.customer().create(customer("right", "right@example.com"));
        for (int round = 0; round < ROUNDS; round++) {
            String email = "round" + round + "@example.com";
            String left = emailOf("left");
            String right = emailOf("right");

            boolean leftWon = race(
                    () -> orders.customer().update("left").email(email, left).execute(),
                    () -> orders.customer().update("right").email(email, right).execute());

            assertThat(emailOf("left")).isEqualTo(leftWon ? email : left);
            assertThat(emailOf("right")).isEqualTo(leftWon ? right : email);
        }
        assertThat(claims()).hasSize(2);
        expectEachClaimToHaveItsOwner();
    }

    private String emailOf(String id) {
        return orders.customer().getConsistent(id).orElseThrow().email();
    }

    /** Starts both at once; whether the first one won, exactly one of them having won. */
    private boolean race(Runnable left, Runnable right) throws Exception {
        List<Boolean> won = new ArrayList<>();
        for (Future<?> outcome : List.of(threads.submit(atOnce(left)), threads.submit(atOnce(right)))) {
            try {
                outcome.get(30, TimeUnit.SECONDS);
                won.add(true);
            } catch (ExecutionException e) {
                assertThat(e.getCause()).isInstanceOf(UniqueViolationException.class);
                won.add(false);
            }
        }
        assertThat(won).containsExactlyInAnyOrder(true, false);
        return won.get(0);
    }

    private Callable<Void> atOnce(Runnable write) {
        return () -> {
            start.await(30, TimeUnit.SECONDS);
            write.run();
            return null;
        };
    }

    private List<Map<String, AttributeValue>> claims() {
        return server.raw().items().stream()
                .filter(item -> item.get("type").s().equals("customerEmailClaim"))
                .toList();
    }

    private void expectEachClaimToHaveItsOwner() {
        Set<String> claimed =
                claims().stream().map(claim -> claim.get("PK").s()).collect(Collectors.toSet());
        Set<String> held = server.raw().items("GSI1").stream()
                .map(customer -> customer.get("GSI1PK").s())
                .collect(Collectors.toSet());
        assertThat(claimed).isEqualTo(held);
        for (Map<String, AttributeValue> claim : claims()) {
            assertThat(owner(claim)).as("the owner of %s", claim.get("PK").s()).isNotEmpty();
        }
    }

    private Map<String, AttributeValue> owner(Map<String, AttributeValue> claim) {
        return server.raw()
                .item(claim.get("ownerPartition").s(), claim.get("ownerSort").s());
    }
}
