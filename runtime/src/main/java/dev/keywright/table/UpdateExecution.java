package dev.keywright.table;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemKey;
import dev.keywright.ItemNotFoundException;
import dev.keywright.KeywrightException;
import dev.keywright.UniqueViolationException;
import dev.keywright.UnknownTypeException;
import dev.keywright.mapping.Claim;
import dev.keywright.mapping.EntityType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Writes the changes of one update. */
final class UpdateExecution<E> {
    private final Sender sender;
    private final String table;
    private final Expiry expiry;
    private final ItemKey<E> key;
    private final UpdateChanges changes;

    UpdateExecution(Sender sender, String table, Expiry expiry, ItemKey<E> key, UpdateChanges changes) {
        this.sender = sender;
        this.table = table;
        this.expiry = expiry;
        this.key = key;
        this.changes = changes;
    }

    E run() {
        UpdateExpression expression = new UpdateExpression(table, key, changes);
        return changes.moves().isEmpty() ? alone(expression.request()) : withClaims(expression.action());
    }

    private E alone(UpdateItemRequest request) {
        try {
            return key.type()
                    .parse(ConflictRetry.run(() -> sender.update(key.entity(), request))
                            .attributes());
        } catch (ConditionalCheckFailedException e) {
            throw refused(e.hasItem() ? e.item() : Map.of(), e);
        }
    }

    private E withClaims(TransactWriteItem update) {
        List<Claim> released = new ArrayList<>();
        List<Claim> taken = new ArrayList<>();
        for (UpdateChanges.ClaimMove move : changes.moves()) {
            if (move.release() != null) {
                released.add(move.release());
            }
            if (move.take() != null) {
                taken.add(move.take());
            }
        }
        Backoff backoff = new Backoff();
        Releases releases = new Releases(table, key);
        ClaimItems claimItems = new ClaimItems(table, key);
        while (true) {
            List<TransactWriteItem> actions = new ArrayList<>();
            actions.add(update);
            released.forEach(claim -> actions.add(releases.action(claim)));
            taken.forEach(claim -> actions.add(claimItems.take(claim)));
            Transactions.Refusal refusal = new Transactions(sender).commit(key.entity(), actions);
            if (refusal == null) {
                return new EntityReads(sender, table, expiry)
                        .get(key, true)
                        .orElseThrow(() -> new ItemNotFoundException(key, null));
            }
            if (refusal.action() == 0) {
                throw refused(refusal.item(), refusal.cause());
            }
            int claim = refusal.action() - 1;
            if (claim >= released.size()) {
                String constraint = taken.get(claim - released.size()).type().constraint();
                throw new UniqueViolationException(key, constraint, refusal.cause());
            }
            releases.refused(released.get(claim));
            if (!backoff.again()) {
                throw new ConditionFailedException(key, Map.of(), refusal.cause());
            }
        }
    }

    /** Tells from the stored item why the update was refused. */
    private KeywrightException refused(Map<String, AttributeValue> item, Exception cause) {
        if (item.isEmpty()) {
            return new ItemNotFoundException(key, cause);
        }
        EntityType<E> type = key.type();
        String typeAttribute = type.layout().typeAttribute();
        if (typeAttribute != null) {
            AttributeValue stored = item.get(typeAttribute);
            if (stored == null || !type.type().equals(stored.s())) {
                return new UnknownTypeException(type.name(), key.toString(), stored == null ? null : stored.s());
            }
        }
        return new ConditionFailedException(key, item, cause);
    }
}
