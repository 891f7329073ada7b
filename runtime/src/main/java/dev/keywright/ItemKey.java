package dev.keywright;

import dev.keywright.mapping.EntityType;
import dev.keywright.mapping.TableLayout;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The primary key of one item of entity {@code E}. Generated {@code XKeys.of(...)} methods are the only source of these.
 *
 * @param <E> the entity
 */
public final class ItemKey<E> {
    private final EntityType<E> type;
    private final AttributeValue partition;
    private final @Nullable AttributeValue sort;

    private ItemKey(EntityType<E> type, AttributeValue partition, @Nullable AttributeValue sort) {
        this.type = type;
        this.partition = partition;
        this.sort = sort;
    }

    /** A key of two texts; called by generated code. */
    public static <E> ItemKey<E> of(EntityType<E> type, String partition, String sort) {
        return new ItemKey<>(type, type.partitionKeyValue(partition), type.sortKeyValue(sort));
    }

    /** A key whose sort key is the same for each item; called by generated code. */
    public static <E> ItemKey<E> of(EntityType<E> type, String partition, AttributeValue sort) {
        return new ItemKey<>(type, type.partitionKeyValue(partition), sort);
    }

    /** A key of one text, in a table without sort key; called by generated code. */
    public static <E> ItemKey<E> of(EntityType<E> type, String partition) {
        return new ItemKey<>(type, type.partitionKeyValue(partition), null);
    }

    /** A key of any scalar values; called by generated code. {@code sort} is null in a table without sort key. */
    public static <E> ItemKey<E> ofValues(EntityType<E> type, AttributeValue partition, @Nullable AttributeValue sort) {
        return new ItemKey<>(type, partition, sort);
    }

    /** How the entity is mapped; for generated code and the runtime. */
    public EntityType<E> type() {
        return type;
    }

    /** The simple name of the entity. */
    public String entity() {
        return type.name();
    }

    /** The key attributes under their stored names, as DynamoDB's {@code Key} parameters take them. */
    public Map<String, AttributeValue> attributes() {
        TableLayout layout = type.layout();
        return sort == null
                ? Map.of(layout.partitionKey(), partition)
                : Map.of(layout.partitionKey(), partition, layout.requiredSortKey(), sort);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ItemKey<?> that
                && type == that.type
                && partition.equals(that.partition)
                && Objects.equals(sort, that.sort);
    }

    @Override
    public int hashCode() {
        return 31 * partition.hashCode() + Objects.hashCode(sort);
    }

    /** The key as text, for logs and messages: {@code ORDER#o-981 / #ORDER}. */
    @Override
    public String toString() {
        return type.layout().describe(attributes());
    }
}
