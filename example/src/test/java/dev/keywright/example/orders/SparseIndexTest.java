package dev.keywright.example.orders;

import static dev.keywright.example.orders.Samples.at;
import static dev.keywright.example.orders.Samples.order;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.ConditionFailedException;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.LocalDynamoDb;
import dev.keywright.testing.TableName;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** GSI2 holds the open orders and nothing else after every write; both of its key attributes come and go together. */
@DynamoDbTest
class SparseIndexTest {
    private final OrdersOnServer server;
    private final OrdersTable orders;

    SparseIndexTest(LocalDynamoDb dynamoDb, @TableName String name) {
        server = new OrdersOnServer(dynamoDb, name);
        orders = server.orders();
    }

    @AfterEach
    void close() {
        server.close();
    }

    @ParameterizedTest
    @EnumSource
    void afterCreateAndPutOnlyAnOpenOrderIsInIt(OrderStatus status) {
        orders.order().create(order("o-1", "c-1", 1, status));
        orders.order().put(order("o-2", "c-1", 2, status));

        if (status == OrderStatus.OPEN) {
            expectOpen("o-1", "o-2");
        } else {
            expectOpen();
        }
    }

    @Test
    void aShippedOrderLeavesItInTheSameWriteAndAReopenedOneIsBack() {
        orders.order().create(order("o-1", "c-1", 1));
        orders.order().create(order("o-2", "c-1", 2));
        server.forget();

        Order shipped =
                orders.order().update("o-1").status(OrderStatus.SHIPPED, at(1)).execute();
        assertThat(shipped).isEqualTo(order("o-1", "c-1", 1, OrderStatus.SHIPPED));
        assertThat(server.sent()).containsExactly("UpdateItemRequest");
        expectOpen("o-2");

        orders.order().update("o-1").status(OrderStatus.DELIVERED, at(1)).execute();
        expectOpen("o-2");

        orders.order().update("o-1").status(OrderStatus.OPEN, at(1)).execute();
        expectOpen("o-1", "o-2");
        assertThat(orders.order().open().list()).containsExactly(order("o-1", "c-1", 1), order("o-2", "c-1", 2));
    }

    @Test
    void anOpenOrderThatIsPlacedAnewMovesInIt() {
        orders.order().create(order("o-1", "c-1", 1));
        orders.order().create(order("o-2", "c-1", 2));

        orders.order().update("o-1").placedAt(at(3), OrderStatus.OPEN).execute();
        expectOpen("o-2", "o-1");
        assertThat(orders.order().byCustomer("c-1").list())
                .extracting(Order::orderId)
                .containsExactly("o-1", "o-2");
    }

    @Test
    void aClosedOrderThatIsPlacedAnewStaysOutOfIt() {
        orders.order().create(order("o-1", "c-1", 1, OrderStatus.SHIPPED));

        orders.order().update("o-1").placedAt(at(3), OrderStatus.SHIPPED).execute();
        expectOpen();
    }

    @Test
    void whatTheIndexDoesNotDependOnLeavesItAlone() {
        orders.order().create(order("o-1", "c-1", 1));

        orders.order()
                .update("o-1")
                .total(new BigDecimal("99"))
                .customerId("c-2")
                .execute();
        expectOpen("o-1");
        assertThat(orders.order().byCustomer("c-1").list()).isEmpty();
        assertThat(orders.order().byCustomer("c-2").list())
                .extracting(Order::total)
                .containsExactly(new BigDecimal("99"));
    }

    @Test
    void aPresentValueThatIsNotStoredChangesNothing() {
        orders.order().create(order("o-1", "c-1", 1));

        assertThatThrownBy(() -> orders.order()
                        .update("o-1")
                        .status(OrderStatus.SHIPPED, at(2))
                        .execute())
                .isInstanceOf(ConditionFailedException.class);
        expectOpen("o-1");
        assertThat(orders.order().getConsistent("o-1")).contains(order("o-1", "c-1", 1));
    }

    @Test
    void aDeletedOrderIsGoneFromIt() {
        orders.order().create(order("o-1", "c-1", 1));
        orders.order().delete("o-1");
        expectOpen();
    }

    /** By the index as it is stored, in its order, and by the attributes of each item. */
    private void expectOpen(String... orderIds) {
        List<Map<String, AttributeValue>> rows = server.raw().items("GSI2");
        assertThat(rows.stream().map(item -> item.get("orderId").s())).containsExactlyInAnyOrder(orderIds);
        assertThat(orders.order().open().list()).extracting(Order::orderId).containsExactly(orderIds);
        for (Map<String, AttributeValue> item : server.raw().items()) {
            Order order = (Order) OrdersParser.parse(item);
            if (order.status() == OrderStatus.OPEN) {
                assertThat(OrderKeys.parseGsi2(item).orderId()).isEqualTo(order.orderId());
                assertThat(OrderKeys.parseGsi2(item).placedAt()).isEqualTo(order.placedAt());
            } else {
                assertThat(item).doesNotContainKeys("GSI2PK", "GSI2SK");
            }
        }
    }
}
