package dev.keywright.example.orders;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is really stored, read and written past the generated code. */
record RawTable(DynamoDbClient client, String name) {
    List<Map<String, AttributeValue>> items() {
        return client.scanPaginator(scan -> scan.tableName(name)).items().stream()
                .toList();
    }

    List<Map<String, AttributeValue>> items(String index) {
        return client.scanPaginator(scan -> scan.tableName(name).indexName(index)).items().stream()
                .toList();
    }

    /** The values of the type attribute, one for each item. */
    List<String> types() {
        return items().stream().map(item -> item.get("type").s()).sorted().toList();
    }

    Map<String, AttributeValue> item(String partition, String sort) {
        return client.getItem(get -> get.tableName(name)
                        .key(Map.of("PK", AttributeValue.fromS(partition), "SK", AttributeValue.fromS(sort)))
                        .consistentRead(true))
                .item();
    }

    /** Writes the item with one attribute changed; null removes it. */
    void corrupt(String partition, String sort, String attribute, AttributeValue value) {
        Map<String, AttributeValue> item = new HashMap<>(item(partition, sort));
        if (value == null) {
            item.remove(attribute);
        } else {
            item.put(attribute, value);
        }
        client.putItem(put -> put.tableName(name).item(item));
    }

    void clear() {
        for (Map<String, AttributeValue> item : items()) {
            client.deleteItem(delete -> delete.tableName(name).key(Map.of("PK", item.get("PK"), "SK", item.get("SK"))));
        }
    }
}
