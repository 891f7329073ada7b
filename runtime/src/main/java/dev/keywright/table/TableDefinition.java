package dev.keywright.table;

import dev.keywright.mapping.TableLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;

/**
 * What a table is: its name, key and indexes, and what tells when its items expire. Immutable. Generated code states it,
 * {@link #createRequest()} turns it into DynamoDB's terms.
 */
public final class TableDefinition {
    private final String name;
    private final KeyAttribute partition;
    private final @Nullable KeyAttribute sort;
    private final List<IndexDefinition> globalIndexes;
    private final List<IndexDefinition> localIndexes;
    private final @Nullable String timeToLive;

    private TableDefinition(
            String name,
            KeyAttribute partition,
            @Nullable KeyAttribute sort,
            List<IndexDefinition> globalIndexes,
            List<IndexDefinition> localIndexes,
            @Nullable String timeToLive) {
        this.name = name;
        this.partition = partition;
        this.sort = sort;
        this.globalIndexes = globalIndexes;
        this.localIndexes = localIndexes;
        this.timeToLive = timeToLive;
    }

    /** Starts the definition of a table of that name. */
    public static Named named(String name) {
        return new Named(name);
    }

    /** A table that has a name and needs its key. */
    public static final class Named {
        private final String name;

        private Named(String name) {
            this.name = name;
        }

        /** A text partition key and a text sort key. */
        public TableDefinition key(String partition, String sort) {
            return key(KeyAttribute.text(partition), KeyAttribute.text(sort));
        }

        /** A text partition key, no sort key. */
        public TableDefinition key(String partition) {
            return key(KeyAttribute.text(partition));
        }

        /** A partition key and a sort key. */
        public TableDefinition key(KeyAttribute partition, KeyAttribute sort) {
            return new TableDefinition(name, partition, sort, List.of(), List.of(), null);
        }

        /** A partition key, no sort key. */
        public TableDefinition key(KeyAttribute partition) {
            return new TableDefinition(name, partition, null, List.of(), List.of(), null);
        }
    }

    /** With a global index on two text attributes that holds every attribute. */
    public TableDefinition globalIndex(String index, String partition, String sort) {
        return globalIndex(
                index, List.of(KeyAttribute.text(partition)), List.of(KeyAttribute.text(sort)), Projection.all());
    }

    /** With a global index on one text attribute that holds every attribute. */
    public TableDefinition globalIndex(String index, String partition) {
        return globalIndex(index, List.of(KeyAttribute.text(partition)), List.of(), Projection.all());
    }

    /** With a global index; {@code partition} holds one to four attributes, {@code sort} none to four. */
    public TableDefinition globalIndex(
            String index, List<KeyAttribute> partition, List<KeyAttribute> sort, Projection projection) {
        List<IndexDefinition> indexes = new ArrayList<>(globalIndexes);
        indexes.add(new IndexDefinition(index, partition, sort, projection));
        return new TableDefinition(name, this.partition, this.sort, List.copyOf(indexes), localIndexes, timeToLive);
    }

    /** With a local index on a text attribute that holds every attribute. */
    public TableDefinition localIndex(String index, String sort) {
        return localIndex(index, KeyAttribute.text(sort), Projection.all());
    }

    /** With a local index. */
    public TableDefinition localIndex(String index, KeyAttribute sort, Projection projection) {
        List<IndexDefinition> indexes = new ArrayList<>(localIndexes);
        indexes.add(new IndexDefinition(index, List.of(partition), List.of(sort), projection));
        return new TableDefinition(name, partition, this.sort, globalIndexes, List.copyOf(indexes), timeToLive);
    }

    /** With an attribute that tells when items expire, in seconds since 1970. */
    public TableDefinition timeToLive(String attribute) {
        return new TableDefinition(name, partition, sort, globalIndexes, localIndexes, attribute);
    }

    /** The same table under another name. */
    public TableDefinition withName(String other) {
        return new TableDefinition(other, partition, sort, globalIndexes, localIndexes, timeToLive);
    }

    /** The name of the table. */
    public String name() {
        return name;
    }

    KeyAttribute partition() {
        return partition;
    }

    @Nullable
    KeyAttribute sort() {
        return sort;
    }

    List<IndexDefinition> globalIndexes() {
        return globalIndexes;
    }

    List<IndexDefinition> localIndexes() {
        return localIndexes;
    }

    @Nullable
    String timeToLive() {
        return timeToLive;
    }

    List<KeyAttribute> key() {
        return sort == null ? List.of(partition) : List.of(partition, sort);
    }

    /** The primary key of an item as text, for messages. */
    String describeKey(Map<String, AttributeValue> item) {
        return new TableLayout(partition.name(), sort == null ? null : sort.name(), null).describe(item);
    }

    /** The request that creates the table, with capacity on demand. */
    public CreateTableRequest createRequest() {
        var request = CreateTableRequest.builder()
                .tableName(name)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(attributes())
                .keySchema(schema(List.of(partition), sort == null ? List.of() : List.of(sort)));
        if (!globalIndexes.isEmpty()) {
            request.globalSecondaryIndexes(globalIndexes.stream()
                    .map(index -> GlobalSecondaryIndex.builder()
                            .indexName(index.name())
                            .keySchema(schema(index.partition(), index.sort()))
                            .projection(index.projection().toModel())
                            .build())
                    .toList());
        }
        if (!localIndexes.isEmpty()) {
            request.localSecondaryIndexes(localIndexes.stream()
                    .map(index -> LocalSecondaryIndex.builder()
                            .indexName(index.name())
                            .keySchema(schema(index.partition(), index.sort()))
                            .projection(index.projection().toModel())
                            .build())
                    .toList());
        }
        return request.build();
    }

    private List<AttributeDefinition> attributes() {
        Map<String, KeyAttribute> attributes = new LinkedHashMap<>();
        key().forEach(attribute -> attributes.put(attribute.name(), attribute));
        for (List<IndexDefinition> indexes : List.of(globalIndexes, localIndexes)) {
            for (IndexDefinition index : indexes) {
                index.partition().forEach(attribute -> attributes.put(attribute.name(), attribute));
                index.sort().forEach(attribute -> attributes.put(attribute.name(), attribute));
            }
        }
        return attributes.values().stream()
                .map(attribute -> AttributeDefinition.builder()
                        .attributeName(attribute.name())
                        .attributeType(attribute.type())
                        .build())
                .toList();
    }

    private static List<KeySchemaElement> schema(List<KeyAttribute> partition, List<KeyAttribute> sort) {
        List<KeySchemaElement> elements = new ArrayList<>();
        partition.forEach(attribute -> elements.add(element(attribute, KeyType.HASH)));
        sort.forEach(attribute -> elements.add(element(attribute, KeyType.RANGE)));
        return elements;
    }

    private static KeySchemaElement element(KeyAttribute attribute, KeyType type) {
        return KeySchemaElement.builder()
                .attributeName(attribute.name())
                .keyType(type)
                .build();
    }
}
