package dev.keywright.table;

import static dev.keywright.table.Samples.at;
import static dev.keywright.table.Samples.order;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.Condition;
import dev.keywright.ConditionFailedException;
import dev.keywright.InvalidAttributeException;
import dev.keywright.ItemNotFoundException;
import dev.keywright.UnknownTypeException;
import dev.keywright.condition.Term;
import dev.keywright.mapping.Values;
import dev.keywright.orders.Order;
import dev.keywright.orders.OrderKeys;
import dev.keywright.orders.OrderStatus;
import dev.keywright.orders.OrdersTable;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@DynamoDbTest
class UpdateTest {
    private final RecordedCalls calls = new RecordedCalls();
    private final OrdersTable orders;
    private final RawTable raw;

    UpdateTest(DynamoDbClient client, @TableName String name) {
        orders = OrdersTable.builder(client).tableName(name).listener(calls).build();
        raw = new RawTable(client, name);
    }

    @BeforeEach
    void store() {
        orders.createIfMissing();
        orders.order().put(order("o-1", "c-1", 1));
        raw.delete("ORDER#o-2", "#ORDER");
        calls.clear();
    }

    @Test
    void whatIsNotSetStaysAsItIs() {
        Map<String, AttributeValue> before = new HashMap<>(raw.item("ORDER#o-1", "#ORDER"));
        before.put("note", RawTable.text("by another program"));
        raw.put(before);

        Order updated = orders.order().update("o-1").total(new BigDecimal("99")).execute();

        assertThat(updated).isEqualTo(new Order("o-1", "c-1", OrderStatus.OPEN, new BigDecimal("99"), at(1)));
        assertThat(calls.operations()).containsExactly("UpdateItem");
        before.put("total", AttributeValue.fromN("99"));
        assertThat(raw.item("ORDER#o-1", "#ORDER")).isEqualTo(before);
    }

    @Test
    void anAmountIsAddedToWhatIsStored() {
        orders.order().update("o-1").addToTotal(new BigDecimal("0.5")).execute();
        Order updated =
                orders.order().update("o-1").addToTotal(new BigDecimal("-3")).execute();
        assertThat(updated.total()).isEqualByComparingTo("10");
    }

    @Test
    void aShippedOrderLeavesTheSparseIndexInTheSameWrite() {
        Order shipped =
                orders.order().update("o-1").status(OrderStatus.SHIPPED, at(1)).execute();

        assertThat(shipped.status()).isEqualTo(OrderStatus.SHIPPED);
        assertThat(calls.operations()).containsExactly("UpdateItem");
        assertThat(raw.item("ORDER#o-1", "#ORDER")).doesNotContainKeys("GSI2PK", "GSI2SK");
        assertThat(raw.items("GSI2")).isEmpty();
        assertThat(orders.order().open().list()).isEmpty();

        orders.order().update("o-1").status(OrderStatus.OPEN, at(1)).execute();
        assertThat(raw.item("ORDER#o-1", "#ORDER")).isEqualTo(item(order("o-1", "c-1", 1)));
        assertThat(orders.order().open().list()).containsExactly(order("o-1", "c-1", 1));
    }

    @Test
    void everyKeyThatDependsOnASetAttributeFollows() {
        orders.order()
                .update("o-1")
                .customerId("c-2")
                .placedAt(at(7), OrderStatus.OPEN)
                .execute();
        assertThat(raw.item("ORDER#o-1", "#ORDER")).isEqualTo(item(order("o-1", "c-2", 7)));
        assertThat(orders.order().byCustomer("c-1").list()).isEmpty();
        assertThat(orders.order().byCustomer("c-2").list()).containsExactly(order("o-1", "c-2", 7));
    }

    @Test
    void aPresentValueIsACondition() {
        assertThatThrownBy(() -> orders.order()
                        .update("o-1")
                        .status(OrderStatus.SHIPPED, at(2))
                        .execute())
                .isInstanceOfSatisfying(
                        ConditionFailedException.class,
                        e -> assertThat(e.item()).contains(order("o-1", "c-1", 1)));
        assertThat(raw.item("ORDER#o-1", "#ORDER")).isEqualTo(item(order("o-1", "c-1", 1)));
    }

    @Test
    void aPresentValueThatTheUpdateSetsItselfIsNoCondition() {
        orders.order()
                .update("o-1")
                .status(OrderStatus.OPEN, at(2))
                .placedAt(at(3), OrderStatus.CANCELLED)
                .execute();
        assertThat(raw.item("ORDER#o-1", "#ORDER")).isEqualTo(item(order("o-1", "c-1", 3)));
    }

    @Test
    void twoDifferentPresentValuesOfOneAttributeAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> orders.order()
                        .update("o-1")
                        .status(OrderStatus.OPEN, at(1))
                        .status(OrderStatus.OPEN, at(2)))
                .withMessage("Order.placedAt of ORDER#o-1 / #ORDER: two different present values were given");
    }

    @Test
    void theLastValueSetCounts() {
        Order updated = orders.order()
                .update("o-1")
                .addToTotal(BigDecimal.ONE)
                .total(BigDecimal.ONE)
                .total(BigDecimal.TEN)
                .customerId("c-7")
                .customerId("c-8")
                .execute();
        assertThat(updated.total()).isEqualByComparingTo("10");
        assertThat(orders.order().byCustomer("c-8").list()).containsExactly(updated);
    }

    @Test
    void anUpdateNeverCreates() {
        assertThatThrownBy(
                        () -> orders.order().update("o-2").total(BigDecimal.ONE).execute())
                .isInstanceOf(ItemNotFoundException.class)
                .hasMessage("there is no Order ORDER#o-2 / #ORDER");
        assertThat(raw.item("ORDER#o-2", "#ORDER")).isEmpty();
    }

    @Test
    void anItemOfAnotherTypeIsLeftAlone() {
        Map<String, AttributeValue> foreign = new HashMap<>(RawTable.key("ORDER#o-2", "#ORDER"));
        foreign.put("type", RawTable.text("audit"));
        raw.put(foreign);
        assertThatThrownBy(
                        () -> orders.order().update("o-2").total(BigDecimal.ONE).execute())
                .isInstanceOfSatisfying(
                        UnknownTypeException.class, e -> assertThat(e.type()).contains("audit"));
        assertThat(raw.item("ORDER#o-2", "#ORDER")).isEqualTo(foreign);
    }

    @Test
    void anUpdateThatSetsNothingIsRefusedBeforeAnyCall() {
        assertThatIllegalStateException()
                .isThrownBy(() -> orders.order().update("o-1").execute())
                .withMessage("the update of Order ORDER#o-1 / #ORDER sets nothing");
        assertThat(calls.events()).isEmpty();
    }

    @Test
    void nullIsRefused() {
        assertThatThrownBy(() -> orders.order().update("o-1").total(null))
                .isInstanceOf(InvalidAttributeException.class)
                .hasMessage("Order.total must not be null");
        assertThatThrownBy(() -> orders.order().update("o-1").addToTotal(null))
                .isInstanceOf(InvalidAttributeException.class);
        assertThatThrownBy(() -> orders.order().update("o-1").customerId(null))
                .isInstanceOf(InvalidAttributeException.class);
    }

    @Test
    void anUpdateMayBeExecutedAgain() {
        var update = orders.order().update(OrderKeys.of("o-1")).addToTotal(BigDecimal.ONE);
        update.execute();
        assertThat(update.execute().total()).isEqualByComparingTo("14.5");
    }

    @Test
    void thePrimaryKeyCannotBeUpdated() {
        for (String attribute : new String[] {"PK", "SK"}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new EntityUpdate<Order>(table(), OrderKeys.of("o-1")) {
                        @Override
                        protected void follow() {
                            remove(attribute);
                        }

                        EntityUpdate<Order> total() {
                            add("total", Values.DECIMAL, BigDecimal.ONE);
                            return this;
                        }
                    }.total().execute())
                    .withMessageContaining("primary key");
        }
        assertThat(calls.events()).isEmpty();
    }

    @Test
    void whatIsMoreThanDynamoDbTakesIsRefusedBeforeTheCall() {
        Condition<Order> half = Stream.generate(() -> Condition.<Order>of(new Term.Exists(List.of("total"))))
                .limit(75)
                .reduce(Condition::and)
                .orElseThrow();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> update(1, half, half).execute())
                .withMessage("the condition has 301 operators in 3757 bytes; DynamoDB takes 300 in 4096");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> update(500).execute())
                .withMessageStartingWith("the update has 0 operators in ");
        assertThat(calls.events()).isEmpty();
        update(1, half).execute();
        update(300).execute();
    }

    @SafeVarargs
    private EntityUpdate<Order> update(int attributes, Condition<Order>... conditions) {
        return new EntityUpdate<Order>(table(), OrderKeys.of("o-1")) {
            @Override
            protected void follow() {}

            EntityUpdate<Order> with() {
                for (int i = 0; i < attributes; i++) {
                    set("extra" + i, Values.DECIMAL, BigDecimal.ONE);
                }
                List.of(conditions).forEach(this::require);
                return this;
            }
        }.with();
    }

    private TableClient table() {
        TableDefinition definition = TableDefinition.named(raw.name()).key("PK", "SK");
        return new TableBuilder<>(raw.client(), definition, client -> client)
                .listener(calls)
                .build();
    }

    private static Map<String, AttributeValue> item(Order order) {
        return new HashMap<>(dev.keywright.orders.OrderMapping.TYPE.toItem(order));
    }
}
