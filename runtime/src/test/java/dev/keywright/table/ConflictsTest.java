package dev.keywright.table;

import static dev.keywright.table.Samples.customer;
import static dev.keywright.table.Samples.order;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.ConditionFailedException;
import dev.keywright.TransactionFailedException;
import dev.keywright.UniqueViolationException;
import dev.keywright.orders.OrdersTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.math.BigDecimal;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

@DynamoDbTest
class ConflictsTest {
    private final RecordedCalls calls = new RecordedCalls();
    private final Conflicts conflicts;
    private final OrdersTable orders;

    ConflictsTest(DynamoDbClient client, @TableName String name) {
        conflicts = new Conflicts(client);
        orders = OrdersTable.builder(conflicts).tableName(name).listener(calls).build();
    }

    @BeforeEach
    void store() {
        orders.createIfMissing();
        orders.customer().delete("c-1");
        orders.customer().delete("c-2");
        orders.order().delete("o-1");
        calls.clear();
    }

    @Test
    void conflictsAreTriedAgain() {
        conflicts.next(3, "None", "TransactionConflict");
        orders.customer().create(customer("c-1", "ada@example.com"));
        assertThat(calls.events()).hasSize(4);
        assertThat(orders.customer().get("c-1")).isPresent();

        conflicts.next(2, "TransactionConflict", "None", "ThrottlingError");
        orders.customer()
                .update("c-1")
                .email("b@example.com", "ada@example.com")
                .execute();
        conflicts.next(2, "TransactionConflict", "None");
        orders.customer().delete("c-1");
        assertThat(orders.customer().get("c-1")).isEmpty();
    }

    @Test
    void singleWritesAreTriedAgainToo() {
        conflicts.next(2);
        orders.order().create(order("o-1", "c-1", 1));
        conflicts.next(2);
        orders.order().put(order("o-1", "c-1", 1));
        conflicts.next(2);
        orders.order().update("o-1").total(BigDecimal.ONE).execute();
        conflicts.next(2);
        orders.order().delete("o-1");
        assertThat(calls.events()).hasSize(12);
    }

    @Test
    void anEndlessConflictEndsAsAnError() {
        conflicts.next(Integer.MAX_VALUE, "TransactionConflict", "None");
        assertThatThrownBy(() -> orders.customer().create(customer("c-1", "ada@example.com")))
                .isInstanceOfSatisfying(
                        TransactionFailedException.class,
                        e -> assertThat(e.reasons()).containsExactly("TransactionConflict", "None"));
        assertThat(calls.events()).hasSize(11);
        conflicts.next(0);
    }

    @Test
    void anotherReasonIsNotTriedAgain() {
        conflicts.next(1, "None", "ItemCollectionSizeLimitExceeded");
        assertThatThrownBy(() -> orders.customer().create(customer("c-1", "ada@example.com")))
                .isInstanceOf(TransactionFailedException.class);
        assertThat(calls.events()).hasSize(1);
    }

    @Test
    void aFailedConditionIsReportedThoughAnotherActionConflicts() {
        conflicts.next(1, "TransactionConflict", "ConditionalCheckFailed");
        assertThatThrownBy(() -> orders.customer().create(customer("c-1", "ada@example.com")))
                .isInstanceOf(UniqueViolationException.class);
        assertThat(calls.events()).hasSize(1);
    }

    @Test
    void aDeleteThatIsAlwaysOvertakenEndsAsAnError() {
        orders.customer().create(customer("c-1", "ada@example.com"));
        calls.clear();
        conflicts.next(Integer.MAX_VALUE, "ConditionalCheckFailed", "None");
        assertThatThrownBy(() -> orders.customer().delete("c-1"))
                .isInstanceOfSatisfying(
                        ConditionFailedException.class,
                        e -> assertThat(e.item()).contains(customer("c-1", "ada@example.com")));
        conflicts.next(0);
    }

    @Test
    void waitingCanBeInterrupted() {
        conflicts.next(Integer.MAX_VALUE, "TransactionConflict", "None");
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> orders.customer().create(customer("c-1", "ada@example.com")))
                .isInstanceOf(AbortedException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(calls.events()).hasSize(1);
        conflicts.next(0);
    }

    /** Refuses the next writes. */
    private static final class Conflicts extends ForwardingClient {
        private int left;
        private String[] reasons = {};

        Conflicts(DynamoDbClient server) {
            super(server);
        }

        void next(int count, String... codes) {
            left = count;
            reasons = codes;
        }

        @Override
        public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
            if (left > 0) {
                left--;
                throw TransactionCanceledException.builder()
                        .cancellationReasons(Arrays.stream(reasons)
                                .map(code ->
                                        CancellationReason.builder().code(code).build())
                                .toList())
                        .build();
            }
            return super.transactWriteItems(request);
        }

        @Override
        public PutItemResponse putItem(PutItemRequest request) {
            refuse();
            return super.putItem(request);
        }

        @Override
        public UpdateItemResponse updateItem(UpdateItemRequest request) {
            refuse();
            return super.updateItem(request);
        }

        @Override
        public DeleteItemResponse deleteItem(DeleteItemRequest request) {
            refuse();
            return super.deleteItem(request);
        }

        private void refuse() {
            if (left > 0) {
                left--;
                throw TransactionConflictException.builder().build();
            }
        }
    }
}
