package dev.keywright.example.why;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.example.orders.Order;
import dev.keywright.example.orders.OrderStatus;
import dev.keywright.example.orders.OrdersTable;
import dev.keywright.example.server.ServerTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/** Three ways to the same items, so that what docs/why.md compares is alike. */
@DynamoDbTest
class ThreeWaysTest {
    private static final Instant NINE = Instant.parse("2026-03-02T09:00:00Z");
    private static final Instant TEN = Instant.parse("2026-03-02T10:00:00.5Z");

    private final OrdersTable orders;
    private final ServerTable server;
    private final DynamoDbClient client;
    private final String name;

    ThreeWaysTest(DynamoDbClient client, @TableName String name) {
        this.client = client;
        this.name = name;
        orders = OrdersTable.builder(client).tableName(name).build();
        orders.createIfMissing();
        server = new ServerTable(client, name);
    }

    @BeforeEach
    void fourOrders() {
        server.clear();
        order("o-1", "c#1", NINE);
        order("o-2", "c#1", TEN);
        order("o-3", "c#1", TEN.plusSeconds(1));
        order("o-4", "c", TEN);
    }

    private void order(String id, String customer, Instant placedAt) {
        orders.order().create(new Order(id, customer, OrderStatus.OPEN, BigDecimal.TEN, placedAt));
    }

    private enum Way {
        KEYWRIGHT,
        ENHANCED_CLIENT,
        BY_HAND
    }

    private Shipping shipping(Way way) {
        return switch (way) {
            case KEYWRIGHT -> new ByKeywright(orders);
            case ENHANCED_CLIENT ->
                new ByEnhancedClient(DynamoDbEnhancedClient.builder()
                        .dynamoDbClient(client)
                        .build()
                        .table(name, TableSchema.fromBean(OrderBean.class)));
            case BY_HAND -> new ByHand(client, name);
        };
    }

    static Stream<Way> ways() {
        return Stream.of(Way.values());
    }

    @ParameterizedTest
    @MethodSource("ways")
    void findTheNewestOrders(Way way) {
        assertThat(shipping(way).newest("c#1", NINE)).containsExactly("o-3", "o-2");
    }

    @ParameterizedTest
    @MethodSource("ways")
    void shipAnOrder(Way way) {
        shipping(way).ship("o-2", TEN);

        assertThat(orders.order().get("o-2").orElseThrow().status()).isEqualTo(OrderStatus.SHIPPED);
        assertThat(orders.order().open().list()).extracting(Order::orderId).containsExactly("o-1", "o-4", "o-3");
    }

    @Test
    void whatTheUpdateSupposesIsAConditionOfEach() {
        assertThatThrownBy(() -> shipping(Way.KEYWRIGHT).ship("o-2", NINE))
                .isInstanceOf(dev.keywright.ConditionFailedException.class);
        assertThatThrownBy(() -> shipping(Way.ENHANCED_CLIENT).ship("o-2", NINE))
                .isInstanceOf(ConditionalCheckFailedException.class);
        assertThatThrownBy(() -> shipping(Way.BY_HAND).ship("o-2", NINE))
                .isInstanceOf(ConditionalCheckFailedException.class);
    }
}
