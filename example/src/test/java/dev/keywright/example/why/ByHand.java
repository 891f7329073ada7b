package dev.keywright.example.why;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

record ByHand(DynamoDbClient client, String table) implements Shipping {
    @Override
    public List<String> newest(String customerId, Instant after) {
        return client
                .queryPaginator(query -> query.tableName(table)
                        .indexName("GSI1")
                        .keyConditionExpression("GSI1PK = :customer AND GSI1SK BETWEEN :from AND :to")
                        .expressionAttributeValues(Map.of(
                                ":customer", s("CUSTOMER#" + Keys.escaped(customerId)),
                                ":from", s("PLACED#" + Keys.time(after) + "$"),
                                ":to", s("PLACED$")))
                        .scanIndexForward(false))
                .items()
                .stream()
                .map(item -> item.get("orderId").s())
                .toList();
    }

    @Override
    public void ship(String orderId, Instant placedAt) {
        client.updateItem(update -> update.tableName(table)
                .key(Map.of("PK", s("ORDER#" + Keys.escaped(orderId)), "SK", s("#ORDER")))
                .updateExpression("SET #status = :shipped REMOVE GSI2PK, GSI2SK")
                .conditionExpression("attribute_exists(PK) AND placedAt = :placedAt")
                .expressionAttributeNames(Map.of("#status", "status"))
                .expressionAttributeValues(Map.of(":shipped", s("SHIPPED"), ":placedAt", s(Keys.time(placedAt)))));
    }

    private static AttributeValue s(String text) {
        return AttributeValue.fromS(text);
    }
}
