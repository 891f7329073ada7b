package dev.keywright.orders;

import dev.keywright.RangeQuery;
import dev.keywright.key.TextRange;
import dev.keywright.table.KeyCondition;
import dev.keywright.table.QueryPlan;
import dev.keywright.table.TableClient;

public final class OrderLineDao {
    private static final QueryPlan<OrderLine> LINES =
            QueryPlan.of("OrderLine.lines", OrderLineMapping.TYPE).table("PK", "SK");

    private final TableClient table;

    public OrderLineDao(TableClient table) {
        this.table = table;
    }

    public OrderLine create(OrderLine line) {
        return table.create(OrderLineMapping.TYPE, line);
    }

    public OrderLine put(OrderLine line) {
        return table.put(OrderLineMapping.TYPE, line);
    }

    public void delete(OrderLine line) {
        table.delete(OrderLineMapping.TYPE, line);
    }

    /** The sku is the last component of its key, and text. */
    public RangeQuery<OrderLine, String> lines(String orderId) {
        return lines(LINES, orderId);
    }

    public RangeQuery<OrderLine, String> linesDescending(String orderId) {
        return lines(LINES.descending(), orderId);
    }

    private RangeQuery<OrderLine, String> lines(QueryPlan<OrderLine> plan, String orderId) {
        return table.rangeQuery(
                plan,
                KeyCondition.partition(OrderLineKeys.partition(orderId)),
                TextRange.last("LINE#", OrderLineKeys.SKU));
    }
}
