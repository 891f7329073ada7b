package dev.keywright.table;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemKey;
import dev.keywright.mapping.Claim;
import dev.keywright.mapping.ClaimType;
import dev.keywright.mapping.EntityType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * Deletes one entity with its claims. The entity goes on condition that the attributes that its claims are made of are as
 * they were read, so that just the claims that it holds go with it; when another write was faster, both are done anew.
 */
final class Deletion<E> {
    private final Sender sender;
    private final String table;
    private final Expiry expiry;
    private final ItemKey<E> key;
    private final EntityType<E> type;

    Deletion(Sender sender, String table, Expiry expiry, ItemKey<E> key) {
        this.sender = sender;
        this.table = table;
        this.expiry = expiry;
        this.key = key;
        this.type = key.type();
    }

    /** Deletes whatever is stored. */
    void run() {
        if (type.claimTypes().isEmpty()) {
            deleteAlone();
            return;
        }
        Map<String, AttributeValue> stored = read();
        if (!stored.isEmpty()) {
            deleteWithClaims(stored);
        }
    }

    /** As {@link #run()}, but spares the read if the stored item's claims are still those of {@code entity}. */
    void run(E entity) {
        if (type.claimTypes().isEmpty()) {
            deleteAlone();
            return;
        }
        deleteWithClaims(type.toItem(entity));
    }

    private void deleteAlone() {
        DeleteItemRequest request = DeleteItemRequest.builder()
                .tableName(table)
                .key(key.attributes())
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .build();
        ConflictRetry.run(() -> sender.delete(key.entity(), request));
    }

    private void deleteWithClaims(Map<String, AttributeValue> supposed) {
        Backoff backoff = new Backoff();
        Releases releases = new Releases(table, key);
        Map<String, AttributeValue> item = supposed;
        while (true) {
            List<Claim> claims = type.claims(type.parse(item));
            List<TransactWriteItem> actions = new ArrayList<>();
            actions.add(deleteIfAsIn(item));
            claims.forEach(claim -> actions.add(releases.action(claim)));
            Transactions.Refusal refusal = new Transactions(sender).commit(key.entity(), actions);
            if (refusal == null) {
                return;
            }
            if (refusal.action() > 0) {
                releases.refused(claims.get(refusal.action() - 1));
            } else {
                item = refusal.item().isEmpty() ? read() : refusal.item();
                if (item.isEmpty()) {
                    return;
                }
            }
            if (!backoff.again()) {
                throw new ConditionFailedException(key, item, refusal.cause());
            }
        }
    }

    private TransactWriteItem deleteIfAsIn(Map<String, AttributeValue> item) {
        Placeholders placeholders = new Placeholders();
        Delete delete = Delete.builder()
                .tableName(table)
                .key(key.attributes())
                .conditionExpression(isAsIn(item, placeholders))
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .build();
        return TransactWriteItem.builder().delete(delete).build();
    }

    private String isAsIn(Map<String, AttributeValue> item, Placeholders placeholders) {
        Set<String> claimed = new LinkedHashSet<>();
        for (ClaimType claimType : type.claimTypes()) {
            claimed.addAll(claimType.attributes());
        }
        List<String> terms = new ArrayList<>();
        for (String attribute : claimed) {
            terms.add(placeholders.equalTo(attribute, item.get(attribute)));
        }
        return String.join(" AND ", terms);
    }

    private Map<String, AttributeValue> read() {
        return new EntityReads(sender, table, expiry).item(key.entity(), key.attributes(), true);
    }
}
