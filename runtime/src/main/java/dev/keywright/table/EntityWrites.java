package dev.keywright.table;

import dev.keywright.ItemExistsException;
import dev.keywright.ItemKey;
import dev.keywright.UniqueViolationException;
import dev.keywright.mapping.Claim;
import dev.keywright.mapping.EntityType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** Writes whole entities. */
final class EntityWrites {
    private final Sender sender;
    private final String table;

    EntityWrites(Sender sender, String table) {
        this.sender = sender;
        this.table = table;
    }

    /** Writes an entity and takes its claims, on condition that no item has its key. */
    <E> E create(EntityType<E> type, E entity) {
        ItemKey<E> key = type.keyOf(entity);
        Map<String, AttributeValue> item = type.toItem(entity);
        List<Claim> claims = type.claims(entity);
        if (claims.isEmpty()) {
            createAlone(key, item);
        } else {
            createWithClaims(key, item, claims);
        }
        return entity;
    }

    /** Writes an entity, whatever item has its key. */
    <E> E put(EntityType<E> type, E entity) {
        if (!type.claimTypes().isEmpty()) {
            throw new IllegalArgumentException(type.name()
                    + " has unique attributes: a put would not know the claims of the item that it replaces");
        }
        PutItemRequest request = PutItemRequest.builder()
                .tableName(table)
                .item(type.toItem(entity))
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .build();
        ConflictRetry.run(() -> sender.put(type.name(), request));
        return entity;
    }

    private void createAlone(ItemKey<?> key, Map<String, AttributeValue> item) {
        Placeholders placeholders = new Placeholders();
        PutItemRequest request = PutItemRequest.builder()
                .tableName(table)
                .item(item)
                .conditionExpression(isAbsent(key, placeholders))
                .expressionAttributeNames(placeholders.names())
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .build();
        try {
            ConflictRetry.run(() -> sender.put(key.entity(), request));
        } catch (ConditionalCheckFailedException e) {
            throw new ItemExistsException(key, e);
        }
    }

    private void createWithClaims(ItemKey<?> key, Map<String, AttributeValue> item, List<Claim> claims) {
        Placeholders placeholders = new Placeholders();
        Put put = Put.builder()
                .tableName(table)
                .item(item)
                .conditionExpression(isAbsent(key, placeholders))
                .expressionAttributeNames(placeholders.names())
                .build();
        List<TransactWriteItem> actions = new ArrayList<>();
        actions.add(TransactWriteItem.builder().put(put).build());
        ClaimItems claimItems = new ClaimItems(table, key);
        claims.forEach(claim -> actions.add(claimItems.take(claim)));

        Transactions.Refusal refusal = new Transactions(sender).commit(key.entity(), actions);
        if (refusal == null) {
            return;
        }
        if (refusal.action() == 0) {
            throw new ItemExistsException(key, refusal.cause());
        }
        String constraint = claims.get(refusal.action() - 1).type().constraint();
        throw new UniqueViolationException(key, constraint, refusal.cause());
    }

    private static String isAbsent(ItemKey<?> key, Placeholders placeholders) {
        return "attribute_not_exists(" + placeholders.name(key.type().layout().partitionKey()) + ")";
    }
}
