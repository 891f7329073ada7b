package dev.keywright.example.why;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.Expression;
import software.amazon.awssdk.enhanced.dynamodb.model.IgnoreNullsMode;
import software.amazon.awssdk.enhanced.dynamodb.model.QueryConditional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

record ByEnhancedClient(DynamoDbTable<OrderBean> table) implements Shipping {
    @Override
    public List<String> newest(String customerId, Instant after) {
        return table
                .index("GSI1")
                .query(query -> query.queryConditional(QueryConditional.sortBetween(
                                from -> from.partitionValue("CUSTOMER#" + Keys.escaped(customerId))
                                        .sortValue("PLACED#" + Keys.time(after) + "$"),
                                to -> to.partitionValue("CUSTOMER#" + Keys.escaped(customerId))
                                        .sortValue("PLACED$")))
                        .scanIndexForward(false))
                .stream()
                .flatMap(page -> page.items().stream())
                .map(OrderBean::getOrderId)
                .toList();
    }

    @Override
    public void ship(String orderId, Instant placedAt) {
        OrderBean key = new OrderBean();
        key.setPk("ORDER#" + Keys.escaped(orderId));
        key.setSk("#ORDER");
        OrderBean order = table.getItem(read -> read.key(table.keyFrom(key)).consistentRead(true));
        order.setStatus("SHIPPED");
        order.setGsi2pk(null);
        order.setGsi2sk(null);
        table.updateItem(update -> update.item(order)
                .ignoreNullsMode(IgnoreNullsMode.DEFAULT)
                .conditionExpression(Expression.builder()
                        .expression("placedAt = :placedAt")
                        .expressionValues(Map.of(":placedAt", AttributeValue.fromS(Keys.time(placedAt))))
                        .build()));
    }
}
