package dev.keywright.table;

import static dev.keywright.table.Samples.at;
import static dev.keywright.table.Samples.customer;
import static dev.keywright.table.Samples.line;
import static dev.keywright.table.Samples.order;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.CallEvent;
import dev.keywright.CorruptItemException;
import dev.keywright.ItemExistsException;
import dev.keywright.UnknownTypeException;
import dev.keywright.orders.Order;
import dev.keywright.orders.OrderLine;
import dev.keywright.orders.OrderStatus;
import dev.keywright.orders.OrdersTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@DynamoDbTest
class PatternsTest {
    private final RecordedCalls calls = new RecordedCalls();
    private final OrdersTable orders;
    private final RawTable raw;

    PatternsTest(DynamoDbClient client, @TableName String name) {
        orders = OrdersTable.builder(client).tableName(name).listener(calls).build();
        raw = new RawTable(client, name);
        orders.createIfMissing();
        raw.items()
                .forEach(item -> raw.delete(item.get("PK").s(), item.get("SK").s()));
    }

    @BeforeEach
    void forgetCalls() {
        calls.clear();
    }

    @Test
    void getReadsOneItemForHalfAUnit() {
        orders.customer().create(customer("c-1", "ada@example.com"));
        calls.clear();

        assertThat(orders.customer().get("c-1")).contains(customer("c-1", "ada@example.com"));
        assertThat(calls.operations()).containsExactly("GetItem");
        assertThat(calls.capacity()).isEqualTo(0.5);
        assertThat(orders.customer().get("c-2")).isEmpty();
    }

    @Test
    void consistentGetCostsAWholeUnit() {
        orders.order().create(order("o-1", "c-1", 1));
        calls.clear();

        assertThat(orders.order().getConsistent("o-1")).contains(order("o-1", "c-1", 1));
        assertThat(calls.capacity()).isEqualTo(1.0);
    }

    @Test
    void byEmailIgnoresCaseAndIsOneQuery() {
        orders.customer().create(customer("c-1", "Ada@Example.com"));
        orders.customer().create(customer("c-2", "bob@example.com"));
        calls.clear();

        assertThat(orders.customer().byEmail("ada@example.COM")).contains(customer("c-1", "Ada@Example.com"));
        assertThat(calls.operations()).containsExactly("Query");
        assertThat(calls.last().index()).isEqualTo("GSI1");
        assertThat(calls.capacity()).isEqualTo(0.5);
        assertThat(orders.customer().byEmail("eve@example.com")).isEmpty();
    }

    @Test
    void byCustomerIsNewestFirst() {
        for (int hour : new int[] {3, 1, 4, 2}) {
            orders.order().create(order("o-" + hour, "c-1", hour));
        }
        orders.order().create(order("o-9", "c-10", 9));
        calls.clear();

        assertThat(orders.order().byCustomer("c-1").list())
                .extracting(Order::orderId)
                .containsExactly("o-4", "o-3", "o-2", "o-1");
        assertThat(calls.operations()).containsExactly("Query");
        CallEvent call = calls.last();
        assertThat(call.subject()).isEqualTo("Order.byCustomer");
        assertThat(call.items()).isEqualTo(4);
        assertThat(call.scannedCount()).isEqualTo(4);
        assertThat(call.capacityUnits()).isEqualTo(0.5);
        assertThat(call.error()).isNull();
    }

    @Test
    void openHoldsOnlyOpenOrdersOldestFirst() {
        orders.order().create(order("o-2", "c-1", 2));
        orders.order().create(order("o-1", "c-2", 1));
        orders.order().create(order("o-3", "c-2", 3, OrderStatus.SHIPPED));

        assertThat(orders.order().open().list()).extracting(Order::orderId).containsExactly("o-1", "o-2");
        assertThat(orders.order().open().from(at(2)).list())
                .extracting(Order::orderId)
                .containsExactly("o-2");
    }

    @Test
    void anOrderWithItsLinesIsOneQueryOfTwoTypes() {
        orders.order().create(order("o-1", "c-1", 1));
        orders.orderLine().create(line("o-1", "sku-2"));
        orders.orderLine().create(line("o-1", "sku-10"));
        orders.orderLine().create(line("o-10", "sku-1"));
        calls.clear();

        assertThat(orders.orderEntry().withLines("o-1").list())
                .containsExactly(order("o-1", "c-1", 1), line("o-1", "sku-10"), line("o-1", "sku-2"));
        assertThat(calls.operations()).containsExactly("Query");
        assertThat(calls.last().index()).isNull();
        assertThat(calls.capacity()).isEqualTo(0.5);
    }

    @Test
    void putReplacesTheWholeItem() {
        orders.order().put(order("o-1", "c-1", 1));
        Map<String, AttributeValue> item = new HashMap<>(raw.item("ORDER#o-1", "#ORDER"));
        item.put("note", RawTable.text("by another program"));
        raw.put(item);

        Order closed = order("o-1", "c-1", 1, OrderStatus.CANCELLED);
        assertThat(orders.order().put(closed)).isEqualTo(closed);
        assertThat(raw.item("ORDER#o-1", "#ORDER")).doesNotContainKeys("note", "GSI2PK", "GSI2SK");
    }

    @Test
    void createRefusesAKeyThatIsTaken() {
        orders.order().create(order("o-1", "c-1", 1));

        assertThatThrownBy(() -> orders.order().create(order("o-1", "c-2", 2)))
                .isInstanceOf(ItemExistsException.class)
                .hasMessage("Order ORDER#o-1 / #ORDER exists already");
        assertThat(orders.order().get("o-1")).contains(order("o-1", "c-1", 1));
    }

    @Test
    void deletingWhatIsNotThereDoesNothing() {
        orders.order().create(order("o-1", "c-1", 1));
        orders.order().delete("o-1");
        orders.order().delete("o-1");
        orders.order().delete(order("o-1", "c-1", 1));

        assertThat(raw.items()).isEmpty();
    }

    @Test
    void anItemOfUnknownTypeInACollectionIsAnError() {
        orders.order().create(order("o-1", "c-1", 1));
        raw.put(Map.of(
                "PK", RawTable.text("ORDER#o-1"), "SK", RawTable.text("AUDIT#1"), "type", RawTable.text("audit")));

        assertThatThrownBy(() -> orders.orderEntry().withLines("o-1").list())
                .isInstanceOfSatisfying(UnknownTypeException.class, e -> {
                    assertThat(e.key()).isEqualTo("ORDER#o-1 / AUDIT#1");
                    assertThat(e.type()).contains("audit");
                });
    }

    @Test
    void aCorruptAttributeIsNamedAndItsValueIsNot() {
        orders.orderLine().create(line("o-1", "sku-1"));
        Map<String, AttributeValue> item = new HashMap<>(raw.item("ORDER#o-1", "LINE#sku-1"));
        item.put("qty", RawTable.text("secret"));
        raw.put(item);

        assertThatThrownBy(() -> orders.orderLine().lines("o-1").list())
                .isInstanceOfSatisfying(
                        CorruptItemException.class,
                        e -> assertThat(e.attribute()).isEqualTo("qty"))
                .hasMessageContaining("ORDER#o-1 / LINE#sku-1")
                .hasMessageNotContaining("secret");
    }

    @Test
    void aSkuPrefixDoesNotSpillOver() {
        orders.orderLine().create(line("o-1", "sku-1"));
        orders.orderLine().create(line("o-1", "sku-10"));
        orders.orderLine().create(line("o-1", "sku-2"));

        assertThat(orders.orderLine().lines("o-1").startingWith("sku-1").list())
                .extracting(OrderLine::sku)
                .containsExactly("sku-1", "sku-10");
        assertThat(orders.orderLine().lines("o-1").between("sku-1", "sku-1").list())
                .extracting(OrderLine::sku)
                .containsExactly("sku-1");
    }
}
