package dev.keywright.orders;

import dev.keywright.ItemKey;
import dev.keywright.RangeQuery;
import dev.keywright.key.TextRange;
import dev.keywright.table.KeyCondition;
import dev.keywright.table.QueryPlan;
import dev.keywright.table.TableClient;
import java.time.Instant;
import java.util.Optional;

public final class OrderDao {
    private static final QueryPlan<Order> BY_CUSTOMER = QueryPlan.of("Order.byCustomer", OrderMapping.TYPE)
            .index("GSI1", "GSI1PK", "GSI1SK")
            .descending();

    private static final QueryPlan<Order> OPEN =
            QueryPlan.of("Order.open", OrderMapping.TYPE).index("GSI2", "GSI2PK", "GSI2SK");

    private final TableClient table;

    public OrderDao(TableClient table) {
        this.table = table;
    }

    public Optional<Order> get(String orderId) {
        return get(OrderKeys.of(orderId));
    }

    public Optional<Order> get(ItemKey<Order> key) {
        return table.get(key);
    }

    public Optional<Order> getConsistent(String orderId) {
        return getConsistent(OrderKeys.of(orderId));
    }

    public Optional<Order> getConsistent(ItemKey<Order> key) {
        return table.getConsistent(key);
    }

    public Order create(Order order) {
        return table.create(OrderMapping.TYPE, order);
    }

    public Order put(Order order) {
        return table.put(OrderMapping.TYPE, order);
    }

    public OrderUpdate update(String orderId) {
        return new OrderUpdate(table, orderId);
    }

    public OrderUpdate update(ItemKey<Order> key) {
        return update(OrderKeys.parse(key.attributes()).orderId());
    }

    public void delete(String orderId) {
        delete(OrderKeys.of(orderId));
    }

    public void delete(ItemKey<Order> key) {
        table.delete(key);
    }

    public void delete(Order order) {
        table.delete(OrderMapping.TYPE, order);
    }

    public RangeQuery<Order, Instant> byCustomer(String customerId) {
        return table.rangeQuery(
                BY_CUSTOMER,
                KeyCondition.partition(OrderKeys.gsi1Partition(customerId)),
                TextRange.followed("PLACED#", OrderKeys.PLACED_AT));
    }

    public RangeQuery<Order, Instant> open() {
        return table.rangeQuery(
                OPEN, KeyCondition.partition("STATUS#OPEN"), TextRange.followed("PLACED#", OrderKeys.PLACED_AT));
    }
}
