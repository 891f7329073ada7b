package dev.keywright.table;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is really stored, read and written past Keywright. */
record RawTable(DynamoDbClient client, String name) {
    List<Map<String, AttributeValue>> items() {
        return client.scanPaginator(scan -> scan.tableName(name)).items().stream()
                .toList();
    }

    List<Map<String, AttributeValue>> items(String index) {
        return client.scanPaginator(scan -> scan.tableName(name).indexName(index)).items().stream()
                .toList();
    }

    List<Map<String, AttributeValue>> itemsOfType(String type) {
        return items().stream()
                .filter(item -> AttributeValue.fromS(type).equals(item.get("type")))
                .toList();
    }

    Map<String, AttributeValue> item(String partition, String sort) {
        return client.getItem(
                        get -> get.tableName(name).key(key(partition, sort)).consistentRead(true))
                .item();
    }

    void put(Map<String, AttributeValue> item) {
        client.putItem(put -> put.tableName(name).item(item));
    }

    void delete(String partition, String sort) {
        client.deleteItem(delete -> delete.tableName(name).key(key(partition, sort)));
    }

    static Map<String, AttributeValue> key(String partition, String sort) {
        return Map.of("PK", text(partition), "SK", text(sort));
    }

    static AttributeValue text(String text) {
        return AttributeValue.fromS(text);
    }
}
