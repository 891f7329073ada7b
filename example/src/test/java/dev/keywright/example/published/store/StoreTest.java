package dev.keywright.example.published.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.CallEvent;
import dev.keywright.example.published.store.Store.Address;
import dev.keywright.example.published.store.Store.Customer;
import dev.keywright.example.published.store.Store.Item;
import dev.keywright.example.published.store.Store.Order;
import dev.keywright.example.published.store.Store.OrderWithItems;
import dev.keywright.testing.DynamoDbTest;
import dev.keywright.testing.TableName;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class StoreTest {
    private static final Instant MONDAY = Instant.parse("2026-03-02T09:00:00Z");

    private final List<CallEvent> calls = new ArrayList<>();
    private final StoreTable store;

    StoreTest(DynamoDbClient client, @TableName String name) {
        store = StoreTable.builder(client).tableName(name).listener(calls::add).build();
        store.createIfMissing();
    }

    @Test
    void eachPatternIsOneRequest() {
        Customer ann = store.customer().create(new Customer("ann", "Ann@example.com", "Ann"));
        store.customer().create(new Customer("anna", "anna@example.com", "Anna"));
        Address home = store.address().create(new Address("ann", "home", "Main St"));
        Address work = store.address().create(new Address("ann", "work", "Side St"));
        store.address().create(new Address("anna", "home", "Other St"));
        List<Order> orders = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            orders.add(store.order()
                    .create(new Order("ann", "o-" + i, MONDAY.plusSeconds(3600L * i), BigDecimal.valueOf(i))));
        }
        Item first = store.item().create(new Item("o-3", "a", 1));
        Item second = store.item().create(new Item("o-3", "b", 2));
        store.item().create(new Item("o-30", "c", 3));
        calls.clear();

        assertThat(store.customer().get("ann")).contains(ann);
        assertThat(store.address().ofCustomer("ann").list()).containsExactly(home, work);
        Collections.reverse(orders);
        assertThat(store.order().ofCustomer("ann").list()).isEqualTo(orders);
        assertThat(store.order().ofCustomer("ann").after(MONDAY).limit(2).list())
                .isEqualTo(orders.subList(0, 2));
        assertThat(store.orderWithItems().byId("o-3"))
                .contains(new OrderWithItems(orders.get(1), List.of(first, second)));
        assertThat(calls).hasSize(5).noneMatch(call -> call.operation().equals("Scan"));
    }
}
