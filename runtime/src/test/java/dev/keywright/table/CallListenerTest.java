package dev.keywright.table;

import static dev.keywright.table.Samples.order;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.ItemExistsException;
import dev.keywright.orders.OrdersTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

@DynamoDbTest
class CallListenerTest {
    private final DynamoDbClient client;
    private final String name;

    CallListenerTest(DynamoDbClient client, @TableName String name) {
        this.client = client;
        this.name = name;
    }

    @Test
    void everyCallIsToldWithItsCostAndItsFailure() {
        RecordedCalls calls = new RecordedCalls();
        OrdersTable orders =
                OrdersTable.builder(client).tableName(name).listener(calls).build();
        orders.createIfMissing();
        calls.clear();

        orders.order().create(order("o-1", "c-1", 1));
        assertThat(calls.last().operation()).isEqualTo("PutItem");
        assertThat(calls.last().subject()).isEqualTo("Order");
        assertThat(calls.last().index()).isNull();
        // The item and its rows in two indexes.
        assertThat(calls.last().capacityUnits()).isEqualTo(3.0);
        assertThat(calls.last().elapsed()).isGreaterThan(Duration.ZERO);

        assertThatThrownBy(() -> orders.order().create(order("o-1", "c-1", 1))).isInstanceOf(ItemExistsException.class);
        assertThat(calls.last().error()).isInstanceOf(ConditionalCheckFailedException.class);
        assertThat(calls.last().items()).isZero();
    }

    @Test
    void aListenerThatFailsDoesNotFailTheCall() {
        Logger logger = Logger.getLogger(Sender.class.getName());
        logger.setLevel(Level.OFF);
        OrdersTable orders = OrdersTable.builder(client)
                .tableName(name)
                .listener(event -> {
                    throw new IllegalStateException("listener");
                })
                .build();
        orders.createIfMissing();
        orders.order().put(order("o-2", "c-1", 1));
        assertThat(orders.order().get("o-2")).isPresent();
        logger.setLevel(null);
    }
}
