package dev.keywright.example.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;

/** What a table really holds, read and written past the generated code. */
public record ServerTable(DynamoDbClient client, String name) {
    public List<Map<String, AttributeValue>> items() {
        return client.scanPaginator(scan -> scan.tableName(name)).items().stream()
                .toList();
    }

    public List<Map<String, AttributeValue>> items(String index) {
        return client.scanPaginator(scan -> scan.tableName(name).indexName(index)).items().stream()
                .toList();
    }

    public Map<String, AttributeValue> onlyItem() {
        List<Map<String, AttributeValue>> items = items();
        assertThat(items).hasSize(1);
        return items.get(0);
    }

    public void put(Map<String, AttributeValue> item) {
        client.putItem(put -> put.tableName(name).item(item));
    }

    public void clear() {
        List<String> keys = client.describeTable(describe -> describe.tableName(name)).table().keySchema().stream()
                .map(KeySchemaElement::attributeName)
                .toList();
        for (Map<String, AttributeValue> item : items()) {
            Map<String, AttributeValue> key =
                    keys.stream().collect(Collectors.toMap(attribute -> attribute, item::get));
            client.deleteItem(delete -> delete.tableName(name).key(key));
        }
    }
}
