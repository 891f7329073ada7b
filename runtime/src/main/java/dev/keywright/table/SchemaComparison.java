package dev.keywright.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Compares a table that exists with its definition. Indexes that the definition doesn't know are none of its business. */
final class SchemaComparison {
    private final TableDefinition definition;

    SchemaComparison(TableDefinition definition) {
        this.definition = definition;
    }

    /** What differs, one sentence each; empty if the table can serve. */
    List<String> differences(TableDescription table) {
        Map<String, ScalarAttributeType> types = new HashMap<>();
        for (AttributeDefinition attribute : table.attributeDefinitions()) {
            types.put(attribute.attributeName(), attribute.attributeType());
        }
        List<String> differences = new ArrayList<>();
        List<KeyAttribute> partition = attributes(table.keySchema(), KeyType.HASH, types);
        List<KeyAttribute> sort = attributes(table.keySchema(), KeyType.RANGE, types);
        List<KeyAttribute> definedSort = definition.sort() == null ? List.of() : List.of(definition.sort());
        if (!partition.equals(List.of(definition.partition())) || !sort.equals(definedSort)) {
            differences.add("its key is " + key(partition, sort) + " instead of "
                    + key(List.of(definition.partition()), definedSort));
        }

        Map<String, IndexDefinition> global = new HashMap<>();
        for (GlobalSecondaryIndexDescription index : table.globalSecondaryIndexes()) {
            global.put(
                    index.indexName(),
                    new IndexDefinition(
                            index.indexName(),
                            attributes(index.keySchema(), KeyType.HASH, types),
                            attributes(index.keySchema(), KeyType.RANGE, types),
                            Projection.of(index.projection())));
        }
        definition.globalIndexes().forEach(index -> compare(differences, "global index ", index, global));

        Map<String, IndexDefinition> local = new HashMap<>();
        for (LocalSecondaryIndexDescription index : table.localSecondaryIndexes()) {
            local.put(
                    index.indexName(),
                    new IndexDefinition(
                            index.indexName(),
                            attributes(index.keySchema(), KeyType.HASH, types),
                            attributes(index.keySchema(), KeyType.RANGE, types),
                            Projection.of(index.projection())));
        }
        definition.localIndexes().forEach(index -> compare(differences, "local index ", index, local));
        return differences;
    }

    private static void compare(
            List<String> differences, String kind, IndexDefinition defined, Map<String, IndexDefinition> found) {
        IndexDefinition index = found.get(defined.name());
        if (index == null) {
            differences.add(kind + defined.name() + " is missing");
        } else if (!index.equals(defined)) {
            differences.add(kind + defined.name() + " has " + index + " instead of " + defined);
        }
    }

    private static List<KeyAttribute> attributes(
            List<KeySchemaElement> schema, KeyType keyType, Map<String, ScalarAttributeType> types) {
        List<KeyAttribute> attributes = new ArrayList<>();
        for (KeySchemaElement element : schema) {
            if (element.keyType() == keyType) {
                @Nullable ScalarAttributeType type = types.get(element.attributeName());
                attributes.add(new KeyAttribute(
                        element.attributeName(), type == null ? ScalarAttributeType.UNKNOWN_TO_SDK_VERSION : type));
            }
        }
        return attributes;
    }

    private static String key(List<KeyAttribute> partition, List<KeyAttribute> sort) {
        return "partition " + partition + ", sort " + sort;
    }
}
