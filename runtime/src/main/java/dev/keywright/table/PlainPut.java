package dev.keywright.table;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemKey;
import dev.keywright.KeywrightException;
import dev.keywright.mapping.EntityType;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** Writes an entity, whatever item has its key. */
final class PlainPut<E> implements EntityWrite {
    private final Destination destination;
    private final EntityType<E> type;
    private final E entity;
    private final ItemKey<E> key;
    private final Map<String, AttributeValue> item;

    /** Refuses entities of which the stored item has to be known. */
    PlainPut(Destination destination, EntityType<E> type, E entity) {
        if (!isSafe(type)) {
            throw refusal(type);
        }
        this.destination = destination;
        this.type = type;
        this.entity = entity;
        this.key = type.keyOf(entity);
        this.item = ItemSize.checked(key, type.toItem(entity));
    }

    /** Whether nothing is lost with an item that is replaced unseen. */
    static boolean isSafe(EntityType<?> type) {
        return type.claimTypes().isEmpty()
                && type.version() == null
                && type.counters().isEmpty();
    }

    static IllegalArgumentException refusal(EntityType<?> type) {
        return new IllegalArgumentException(
                type.name() + " has unique attributes, a version or a counter: a put would not"
                        + " know those of the item that it replaces");
    }

    /** The entity as it is stored: one PutItem. */
    E run() {
        PutItemRequest request = PutItemRequest.builder()
                .tableName(destination.table())
                .item(item)
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .build();
        ConflictRetry.run(() -> destination.sender().put(type.name(), request));
        return type.stored(entity, item);
    }

    @Override
    public ItemKey<?> key() {
        return key;
    }

    @Override
    public String verb() {
        return "put";
    }

    @Override
    public TransactWriteItem action() {
        return TransactWriteItem.builder()
                .put(Put.builder().tableName(destination.table()).item(item).build())
                .build();
    }

    @Override
    public KeywrightException refused(Map<String, AttributeValue> stored, Exception cause) {
        return new ConditionFailedException(key, stored, cause);
    }
}
