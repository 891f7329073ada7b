package dev.keywright.table;

import dev.keywright.FoundItems;
import dev.keywright.ItemKey;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.Get;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;

/** Reads items of several types by their primary keys. A key that is given twice is read once. */
final class BatchReads<R> {
    /** What DynamoDB takes in one request, of either kind. */
    private static final int MOST_KEYS = 100;

    private final Sender sender;
    private final String table;
    private final Expiry expiry;
    private final String subject;
    private final List<ItemKey<? extends R>> asked;
    private final Map<KeyId, ItemKey<?>> keys = new LinkedHashMap<>();
    private final Map<KeyId, Map<String, AttributeValue>> items = new HashMap<>();

    BatchReads(
            Sender sender,
            String table,
            Expiry expiry,
            String subject,
            Collection<? extends ItemKey<? extends R>> asked) {
        this.sender = sender;
        this.table = table;
        this.expiry = expiry;
        this.subject = subject;
        this.asked = new ArrayList<>(asked);
        for (ItemKey<? extends R> key : this.asked) {
            keys.putIfAbsent(KeyId.of(Objects.requireNonNull(key, "a key is null")), key);
        }
    }

    /** In requests of 100, until none is left unprocessed. */
    FoundItems<R> batch(boolean consistent) {
        new Chunks(MOST_KEYS, keys).run(chunk -> read(chunk, consistent));
        return found();
    }

    private Set<KeyId> read(List<KeyId> chunk, boolean consistent) {
        KeysAndAttributes.Builder wanted = KeysAndAttributes.builder()
                .keys(chunk.stream().map(this::attributes).toList());
        if (consistent) {
            wanted.consistentRead(true);
        }
        BatchGetItemResponse response = sender.batchGet(
                subject,
                BatchGetItemRequest.builder()
                        .requestItems(Map.of(table, wanted.build()))
                        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                        .build());
        response.responses().values().forEach(found -> found.forEach(item -> items.put(id(item), item)));
        Set<KeyId> unprocessed = new HashSet<>();
        response.unprocessedKeys().values().forEach(left -> left.keys().forEach(key -> unprocessed.add(id(key))));
        return unprocessed;
    }

    /**
     * In one transaction: all as they are at one moment.
     *
     * @throws IllegalArgumentException if it is more than one transaction can read
     */
    FoundItems<R> transaction() {
        if (keys.size() > MOST_KEYS) {
            throw new IllegalArgumentException(
                    "a transaction reads at most " + MOST_KEYS + " items, but " + keys.size() + " are asked for");
        }
        if (!keys.isEmpty()) {
            TransactGetItemsRequest request = TransactGetItemsRequest.builder()
                    .transactItems(keys.keySet().stream().map(this::get).toList())
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                    .build();
            List<ItemResponse> responses = ConflictRetry.run(() -> sender.transactGet(subject, request))
                    .responses();
            for (ItemResponse response : responses) {
                if (!response.item().isEmpty()) {
                    items.put(id(response.item()), response.item());
                }
            }
        }
        return found();
    }

    private TransactGetItem get(KeyId key) {
        return TransactGetItem.builder()
                .get(Get.builder().tableName(table).key(attributes(key)).build())
                .build();
    }

    private FoundItems<R> found() {
        List<Optional<R>> found = new ArrayList<>();
        for (ItemKey<? extends R> key : asked) {
            found.add(found(key));
        }
        return new FoundItems<>(asked, found);
    }

    private Optional<R> found(ItemKey<? extends R> key) {
        Map<String, AttributeValue> item = items.get(KeyId.of(key));
        return item == null || expiry.isExpired(item)
                ? Optional.empty()
                : Optional.of(key.type().parse(item));
    }

    private Map<String, AttributeValue> attributes(KeyId key) {
        return Objects.requireNonNull(keys.get(key)).attributes();
    }

    private KeyId id(Map<String, AttributeValue> item) {
        return KeyId.of(asked.get(0).type().layout(), item);
    }
}
