package dev.keywright.table;

import dev.keywright.ConditionFailedException;
import dev.keywright.CorruptItemException;
import dev.keywright.ItemKey;
import dev.keywright.ItemNotFoundException;
import dev.keywright.KeywrightException;
import dev.keywright.VersionConflictException;
import dev.keywright.condition.Term;
import dev.keywright.mapping.Claim;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Writes the changes of one update. */
final class UpdateWrite<E> implements EntityWrite {
    private final Destination destination;
    private final ItemKey<E> key;
    private final UpdateChanges changes;
    private final boolean isReplacement;
    private final List<Term> there;
    private final UpdateExpression expression;
    private final LostResponse lost = new LostResponse();

    private UpdateWrite(Destination destination, ItemKey<E> key, UpdateChanges changes, boolean isReplacement) {
        this.destination = destination;
        this.key = key;
        this.changes = changes;
        this.isReplacement = isReplacement;
        this.there = ItemTerms.ofThere(key.type(), destination.expiry());
        this.expression = new UpdateExpression(destination.table(), key, changes, new Term.All(there));
    }

    static <E> UpdateWrite<E> of(Destination destination, ItemKey<E> key, UpdateChanges changes) {
        return new UpdateWrite<>(destination, key, changes, false);
    }

    /** Of a whole entity: all its conditions are on what was read. */
    static <E> UpdateWrite<E> ofReplacement(Destination destination, ItemKey<E> key, UpdateChanges changes) {
        return new UpdateWrite<>(destination, key, changes, true);
    }

    /**
     * The entity as it is stored then: one UpdateItem, or with claims a transaction and a read. So too what is added on a
     * version: was the response lost, nothing in the item would tell whether it was this write that advanced the version.
     */
    E run() {
        boolean isAlone = changes.moves().isEmpty() && !(changes.version() != null && changes.accumulate());
        return isAlone ? alone(expression.request()) : inTransaction();
    }

    private E alone(UpdateItemRequest request) {
        try {
            return key.type()
                    .parse(lost.run(() -> destination.sender().update(key.entity(), request))
                            .attributes());
        } catch (ConditionalCheckFailedException e) {
            if (lost.isPossible(e) && changes.haveLeft(e.item(), there)) {
                return key.type().parse(e.item());
            }
            throw refused(e.item(), e);
        }
    }

    /** Whether it may have been made though it was refused. */
    boolean mayHaveBeenMade() {
        return lost.isPossible();
    }

    private E inTransaction() {
        new Commit(destination, key.entity(), List.of(this)).run();
        Map<String, AttributeValue> stored = destination.storedEvenIfExpired(key);
        if (stored.isEmpty()) {
            throw new ItemNotFoundException(key, null);
        }
        return key.type().parse(stored);
    }

    @Override
    public ItemKey<?> key() {
        return key;
    }

    @Override
    public String verb() {
        return "update";
    }

    @Override
    public TransactWriteItem action() {
        return expression.action();
    }

    @Override
    public List<Claim> released() {
        return changes.moves().stream()
                .map(UpdateChanges.ClaimMove::release)
                .filter(Objects::nonNull)
                .toList();
    }

    @Override
    public List<Claim> taken() {
        return changes.moves().stream()
                .map(UpdateChanges.ClaimMove::take)
                .filter(Objects::nonNull)
                .toList();
    }

    @Override
    public @Nullable AttributeValue expiry() {
        String timeToLive = key.type().layout().timeToLive();
        return timeToLive == null ? null : changes.expiry(timeToLive);
    }

    /** Tells from the stored item why the update was refused. */
    @Override
    public KeywrightException refused(Map<String, AttributeValue> item, Exception cause) {
        KeywrightException refusal = Refusals.ofPresent(key, item, destination.expiry(), changes.version(), cause);
        if (refusal != null) {
            return refusal;
        }
        if (isReplacement && changes.version() != null) {
            // The version is the same, but of an item that was deleted and created anew.
            return new VersionConflictException(key, item, cause);
        }
        String missing = changes.parts().missingParent(item);
        return missing == null
                ? new ConditionFailedException(key, item, cause)
                : new CorruptItemException(key.entity(), key.toString(), missing, "a map", "missing");
    }
}
