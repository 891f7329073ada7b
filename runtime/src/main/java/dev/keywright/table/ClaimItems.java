package dev.keywright.table;

import dev.keywright.ItemKey;
import dev.keywright.key.KeyLimits;
import dev.keywright.mapping.Claim;
import dev.keywright.mapping.TableLayout;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * Builds the writes that take and release the claims of one entity. A claim is an item that holds the key of its owner:
 * {@value #OWNER_PARTITION} and {@value #OWNER_SORT}, with the values of the owner's key attributes, and
 * {@value #CONSTRAINT}, the name of the constraint.
 */
final class ClaimItems {
    static final String OWNER_PARTITION = "ownerPartition";
    static final String OWNER_SORT = "ownerSort";
    static final String CONSTRAINT = "constraint";

    private final String table;
    private final String entity;
    private final TableLayout layout;
    private final Map<String, AttributeValue> owner = new HashMap<>();

    ClaimItems(String table, ItemKey<?> owner) {
        this.table = table;
        this.entity = owner.entity();
        this.layout = owner.type().layout();
        Map<String, AttributeValue> key = owner.attributes();
        this.owner.put(OWNER_PARTITION, key.get(layout.partitionKey()));
        if (layout.sortKey() != null) {
            this.owner.put(OWNER_SORT, key.get(layout.sortKey()));
        }
    }

    /** Takes a claim on condition that no other item holds it. */
    TransactWriteItem take(Claim claim) {
        Map<String, AttributeValue> item = new HashMap<>(owner);
        item.putAll(key(claim));
        item.put(CONSTRAINT, AttributeValue.fromS(claim.type().constraint()));
        if (layout.typeAttribute() != null) {
            item.put(layout.typeAttribute(), AttributeValue.fromS(claim.type().type()));
        }
        Placeholders placeholders = new Placeholders();
        Put put = Put.builder()
                .tableName(table)
                .item(item)
                .conditionExpression(absentOrOwned(placeholders))
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .build();
        return TransactWriteItem.builder().put(put).build();
    }

    /** Releases a claim on condition that it is the owner's, or not there. */
    TransactWriteItem release(Claim claim) {
        Placeholders placeholders = new Placeholders();
        Delete delete = Delete.builder()
                .tableName(table)
                .key(key(claim))
                .conditionExpression(absentOrOwned(placeholders))
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .build();
        return TransactWriteItem.builder().delete(delete).build();
    }

    /** Checks that another item holds a claim. */
    TransactWriteItem othersHold(Claim claim) {
        Placeholders placeholders = new Placeholders();
        ConditionCheck check = ConditionCheck.builder()
                .tableName(table)
                .key(key(claim))
                .conditionExpression("NOT (" + absentOrOwned(placeholders) + ")")
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .build();
        return TransactWriteItem.builder().conditionCheck(check).build();
    }

    private String absentOrOwned(Placeholders placeholders) {
        StringBuilder condition = new StringBuilder()
                .append("attribute_not_exists(")
                .append(placeholders.name(layout.partitionKey()))
                .append(") OR ");
        String and = "";
        for (Map.Entry<String, AttributeValue> part : owner.entrySet()) {
            condition
                    .append(and)
                    .append(placeholders.name(part.getKey()))
                    .append(" = ")
                    .append(placeholders.value(part.getValue()));
            and = " AND ";
        }
        return condition.toString();
    }

    private Map<String, AttributeValue> key(Claim claim) {
        String constraint = claim.type().constraint();
        AttributeValue partition = KeyLimits.partition(entity, constraint, claim.partition());
        return layout.sortKey() == null
                ? Map.of(layout.partitionKey(), partition)
                : Map.of(
                        layout.partitionKey(),
                        partition,
                        layout.sortKey(),
                        KeyLimits.sort(entity, constraint, claim.sort()));
    }
}
