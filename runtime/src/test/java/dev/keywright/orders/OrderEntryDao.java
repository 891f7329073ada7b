package dev.keywright.orders;

import dev.keywright.Query;
import dev.keywright.table.KeyCondition;
import dev.keywright.table.QueryPlan;
import dev.keywright.table.TableClient;

public final class OrderEntryDao {
    private static final QueryPlan<OrderEntry> WITH_LINES =
            QueryPlan.of("OrderEntry.withLines", OrderEntryParser.PARSER).table("PK", "SK");

    private final TableClient table;

    public OrderEntryDao(TableClient table) {
        this.table = table;
    }

    public Query<OrderEntry> withLines(String orderId) {
        return table.query(
                WITH_LINES, KeyCondition.partition(OrderKeys.partition(orderId)).sortBetween("#ORDER", "LINE$"));
    }
}
