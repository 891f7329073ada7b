package dev.keywright.table;

import dev.keywright.ItemKey;
import dev.keywright.mapping.EntityType;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Writes many items of one type that need no conditions. All are looked at before the first request is sent. */
final class BatchWrites<E> {
    /** What DynamoDB takes in one request. */
    private static final int MOST_ITEMS = 25;

    private final Sender sender;
    private final String table;
    private final EntityType<E> type;
    private final Map<KeyId, ItemKey<?>> keys = new LinkedHashMap<>();
    private final Map<KeyId, WriteRequest> requests = new LinkedHashMap<>();

    BatchWrites(Sender sender, String table, EntityType<E> type) {
        this.sender = sender;
        this.table = table;
        this.type = type;
    }

    /** Inserts or replaces. */
    void put(Collection<? extends E> entities) {
        if (!PlainPut.isSafe(type)) {
            throw PlainPut.refusal(type);
        }
        for (E entity : entities) {
            ItemKey<E> key = type.keyOf(Objects.requireNonNull(entity, "an entity is null"));
            // DynamoDB would refuse the request that the item is in, after others have been written.
            Map<String, AttributeValue> item = ItemSize.checked(key, type.toItem(entity));
            add(key, WriteRequest.builder().putRequest(put -> put.item(item)).build());
        }
        send();
    }

    /** Deletes. */
    void delete(Collection<ItemKey<E>> deleted) {
        if (!type.claimTypes().isEmpty() || type.version() != null) {
            throw new IllegalArgumentException(
                    type.name() + " has unique attributes or a version, which a batch can't take account of");
        }
        for (ItemKey<E> key : deleted) {
            Map<String, AttributeValue> attributes =
                    Objects.requireNonNull(key, "a key is null").attributes();
            add(
                    key,
                    WriteRequest.builder()
                            .deleteRequest(delete -> delete.key(attributes))
                            .build());
        }
        send();
    }

    private void add(ItemKey<E> key, WriteRequest request) {
        KeyId id = KeyId.of(key);
        if (requests.put(id, request) != null) {
            throw new IllegalArgumentException("a batch takes one write for each item, but has two for " + key.entity()
                    + " " + key + "; nothing is written");
        }
        keys.put(id, key);
    }

    private void send() {
        new Chunks(MOST_ITEMS, keys).run(this::send);
    }

    private Set<KeyId> send(List<KeyId> chunk) {
        List<WriteRequest> writes = chunk.stream()
                .map(key -> Objects.requireNonNull(requests.get(key)))
                .toList();
        BatchWriteItemResponse response = sender.batchWrite(
                type.name(),
                BatchWriteItemRequest.builder()
                        .requestItems(Map.of(table, writes))
                        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                        .build());
        Set<KeyId> unprocessed = new HashSet<>();
        response.unprocessedItems().values().forEach(left -> left.forEach(write -> unprocessed.add(id(write))));
        return unprocessed;
    }

    private KeyId id(WriteRequest write) {
        Map<String, AttributeValue> item = write.putRequest() == null
                ? write.deleteRequest().key()
                : write.putRequest().item();
        return KeyId.of(type.layout(), item);
    }
}
