package dev.keywright.table;

import dev.keywright.ItemExistsException;
import dev.keywright.ItemKey;
import dev.keywright.KeywrightException;
import dev.keywright.mapping.Claim;
import dev.keywright.mapping.EntityType;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** Writes a new entity and takes its claims, on condition that no item has its key, or one that has expired. */
final class Creation<E> implements EntityWrite {
    private final Destination destination;
    private final EntityType<E> type;
    private final E entity;
    private final ItemKey<E> key;
    private final Map<String, AttributeValue> item;
    private final List<Claim> claims;
    private Map<String, AttributeValue> present = Map.of();

    Creation(Destination destination, EntityType<E> type, E entity) {
        this.destination = destination;
        this.type = type;
        this.entity = entity;
        this.key = type.keyOf(entity);
        this.item = ItemSize.checked(key, type.toNewItem(entity));
        this.claims = type.claims(entity);
    }

    /** The entity as it is stored: one PutItem, or with claims a transaction. */
    E create() {
        if (claims.isEmpty()) {
            createAlone();
        } else {
            new Commit(destination, key.entity(), List.of(this)).run();
        }
        return type.stored(entity, item);
    }

    /** The entity as it is stored, or the one that is there. */
    E getOrCreate() {
        Backoff backoff = new Backoff();
        while (true) {
            try {
                return create();
            } catch (ItemExistsException e) {
                Map<String, AttributeValue> found = present.isEmpty() ? destination.stored(key) : present;
                if (!found.isEmpty()) {
                    return type.parse(found);
                }
                if (!backoff.again()) {
                    throw e;
                }
            }
        }
    }

    private void createAlone() {
        PutItemRequest request = new PutIfAbsent(destination, type, item).request();
        LostResponse lost = new LostResponse();
        try {
            lost.run(() -> destination.sender().put(key.entity(), request));
        } catch (ConditionalCheckFailedException e) {
            if (!lost.explains(e, item)) {
                throw refused(e.item(), e);
            }
        }
    }

    @Override
    public ItemKey<?> key() {
        return key;
    }

    @Override
    public String verb() {
        return "create";
    }

    @Override
    public TransactWriteItem action() {
        return new PutIfAbsent(destination, type, item).action();
    }

    @Override
    public List<Claim> taken() {
        return claims;
    }

    @Override
    public @Nullable AttributeValue expiry() {
        return type.layout().timeToLive() == null
                ? null
                : item.get(type.layout().timeToLive());
    }

    @Override
    public KeywrightException refused(Map<String, AttributeValue> found, Exception cause) {
        present = found;
        return new ItemExistsException(key, found, cause);
    }
}
