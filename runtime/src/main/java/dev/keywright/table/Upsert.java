package dev.keywright.table;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemKey;
import dev.keywright.KeywrightException;
import dev.keywright.condition.Term;
import dev.keywright.mapping.EntityType;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * Writes the changes of one update, to a new item if there is none. That is one update, unless the new item would have an
 * index key that a stored one may have lost, or one that has expired is in the way: then it is put in its place.
 */
final class Upsert<E> implements EntityWrite {
    private final Destination destination;
    private final ItemKey<E> key;
    private final EntityType<E> type;
    private final UpdateChanges changes;
    private final Map<String, AttributeValue> created;
    private final boolean allowsNone;
    private final UpdateExpression update;
    private boolean puts;

    /** {@code newItem} is the item that the changes are made to where there is none. */
    Upsert(Destination destination, ItemKey<E> key, UpdateChanges asked, Map<String, AttributeValue> newItem) {
        this.destination = destination;
        this.key = key;
        this.type = key.type();
        this.created = asked.appliedTo(newItem);
        this.allowsNone = asked.allowNone();
        this.changes = asked.copy();
        Term there = ItemTerms.isThere(type, destination.expiry());
        if (isOneUpdate(asked, newItem)) {
            setDefaults(newItem);
            there = new Term.Any(
                    List.of(new Term.NotExists(List.of(type.layout().partitionKey())), there));
        }
        this.update = new UpdateExpression(destination.table(), key, changes, there);
    }

    private boolean isOneUpdate(UpdateChanges asked, Map<String, AttributeValue> newItem) {
        return type.keyInputs().stream()
                .flatMap(inputs -> inputs.attributes().stream())
                .noneMatch(name -> newItem.containsKey(name) && !asked.writes().containsKey(name));
    }

    private void setDefaults(Map<String, AttributeValue> newItem) {
        newItem.forEach((name, value) -> {
            if (!key.attributes().containsKey(name)) {
                changes.setDefault(name, value);
            }
        });
    }

    /** The entity as it is stored then. */
    E run() {
        Backoff backoff = new Backoff();
        while (true) {
            LostResponse lost = new LostResponse();
            try {
                return puts ? put(lost) : update(lost);
            } catch (ConditionalCheckFailedException e) {
                boolean made = puts
                        ? lost.explains(e, created)
                        : lost.isPossible(e)
                                && changes.haveLeft(e.item(), ItemTerms.ofThere(type, destination.expiry()));
                if (made) {
                    return type.parse(e.item());
                }
                if (!adapts(e.item()) || !backoff.again()) {
                    throw refused(e.item(), e);
                }
            }
        }
    }

    private E update(LostResponse lost) {
        return type.parse(lost.run(() -> destination.sender().update(key.entity(), update.request()))
                .attributes());
    }

    private E put(LostResponse lost) {
        PutItemRequest request = new PutIfAbsent(destination, type, created).request();
        lost.run(() -> destination.sender().put(key.entity(), request));
        return type.parse(created);
    }

    @Override
    public ItemKey<?> key() {
        return key;
    }

    @Override
    public String verb() {
        return "upsert";
    }

    @Override
    public TransactWriteItem action() {
        return puts ? new PutIfAbsent(destination, type, created).action() : update.action();
    }

    /** Whether it was the other way that led there. */
    @Override
    public boolean adapts(Map<String, AttributeValue> item) {
        boolean none = item.isEmpty() || destination.expiry().isExpired(item);
        if (none == puts || (none && !allowsNone)) {
            return false;
        }
        puts = none;
        return true;
    }

    @Override
    public KeywrightException refused(Map<String, AttributeValue> item, Exception cause) {
        KeywrightException refusal =
                item.isEmpty() ? null : Refusals.ofPresent(key, item, destination.expiry(), null, cause);
        return refusal == null ? new ConditionFailedException(key, item, cause) : refusal;
    }
}
