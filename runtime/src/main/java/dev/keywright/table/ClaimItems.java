package dev.keywright.table;

import dev.keywright.CorruptItemException;
import dev.keywright.ItemKey;
import dev.keywright.condition.Comparison;
import dev.keywright.condition.Term;
import dev.keywright.key.KeyLimits;
import dev.keywright.mapping.Claim;
import dev.keywright.mapping.EntityType;
import dev.keywright.mapping.TableLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * Builds the writes that take and release claims. A claim is an item that holds the key of its owner:
 * {@value #OWNER_PARTITION} and {@value #OWNER_SORT}, with the values of the owner's key attributes, and
 * {@value #CONSTRAINT}, the name of the constraint. It expires with its owner.
 */
final class ClaimItems {
    static final String OWNER_PARTITION = "ownerPartition";
    static final String OWNER_SORT = "ownerSort";
    static final String CONSTRAINT = "constraint";

    private final Destination destination;

    ClaimItems(Destination destination) {
        this.destination = destination;
    }

    /** The claim as {@code owner} holds it. */
    Map<String, AttributeValue> item(Claim claim, ItemKey<?> owner, @Nullable AttributeValue expiry) {
        TableLayout layout = owner.type().layout();
        Map<String, AttributeValue> item = new LinkedHashMap<>(key(claim, owner));
        item.putAll(ownerOf(owner));
        item.put(CONSTRAINT, AttributeValue.fromS(claim.type().constraint()));
        if (layout.typeAttribute() != null) {
            item.put(layout.typeAttribute(), AttributeValue.fromS(claim.type().type()));
        }
        if (expiry != null && layout.timeToLive() != null) {
            item.put(layout.timeToLive(), expiry);
        }
        return item;
    }

    /** Takes a claim, on condition that it isn't there, has expired, or is the owner's or that of one who gives it up. */
    TransactWriteItem take(Claim claim, ItemKey<?> owner, @Nullable AttributeValue expiry, List<ItemKey<?>> givenUpBy) {
        List<ItemKey<?>> owners = new ArrayList<>(givenUpBy);
        owners.add(owner);
        List<Term> free = new ArrayList<>(absentOrOwned(owner.type().layout(), owners));
        Term expired = destination.expiry().hasExpired();
        if (expired != null) {
            free.add(expired);
        }
        Placeholders placeholders = new Placeholders();
        Put put = Put.builder()
                .tableName(destination.table())
                .item(item(claim, owner, expiry))
                .conditionExpression(ConditionExpression.of(new Term.Any(free), placeholders))
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .build();
        return TransactWriteItem.builder().put(put).build();
    }

    /** Releases a claim, on condition that it is one of the owners', or isn't there. */
    TransactWriteItem release(Claim claim, List<ItemKey<?>> owners) {
        ItemKey<?> owner = owners.get(0);
        Placeholders placeholders = new Placeholders();
        Term condition = new Term.Any(absentOrOwned(owner.type().layout(), owners));
        Delete delete = Delete.builder()
                .tableName(destination.table())
                .key(key(claim, owner))
                .conditionExpression(ConditionExpression.of(condition, placeholders))
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .build();
        return TransactWriteItem.builder().delete(delete).build();
    }

    /** Checks that another than the owners holds a claim. */
    TransactWriteItem othersHold(Claim claim, List<ItemKey<?>> owners) {
        ItemKey<?> owner = owners.get(0);
        Placeholders placeholders = new Placeholders();
        Term condition = new Term.Not(new Term.Any(absentOrOwned(owner.type().layout(), owners)));
        ConditionCheck check = ConditionCheck.builder()
                .tableName(destination.table())
                .key(key(claim, owner))
                .conditionExpression(ConditionExpression.of(condition, placeholders))
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .build();
        return TransactWriteItem.builder().conditionCheck(check).build();
    }

    private static List<Term> absentOrOwned(TableLayout layout, List<ItemKey<?>> owners) {
        List<Term> terms = new ArrayList<>();
        terms.add(new Term.NotExists(List.of(layout.partitionKey())));
        for (ItemKey<?> owner : owners) {
            List<Term> equal = new ArrayList<>();
            ownerOf(owner)
                    .forEach((name, value) -> equal.add(new Term.Compare(List.of(name), Comparison.EQUAL, value)));
            terms.add(new Term.All(equal));
        }
        return terms;
    }

    /**
     * The key of the owner that a claim's item tells.
     *
     * @throws CorruptItemException if it tells none
     */
    static <E> ItemKey<E> ownerIn(Map<String, AttributeValue> claim, EntityType<E> type) {
        AttributeValue partition = claim.get(OWNER_PARTITION);
        AttributeValue sort = claim.get(OWNER_SORT);
        TableLayout layout = type.layout();
        if (partition == null || (layout.sortKey() != null && sort == null)) {
            String name = partition == null ? OWNER_PARTITION : OWNER_SORT;
            throw new CorruptItemException(
                    type.name(), "claim " + layout.describe(claim), name, "a key of the claim's owner", "missing");
        }
        return ItemKey.ofValues(type, partition, sort);
    }

    private static Map<String, AttributeValue> ownerOf(ItemKey<?> owner) {
        TableLayout layout = owner.type().layout();
        Map<String, AttributeValue> key = owner.attributes();
        Map<String, AttributeValue> names = new LinkedHashMap<>();
        names.put(OWNER_PARTITION, key.get(layout.partitionKey()));
        if (layout.sortKey() != null) {
            names.put(OWNER_SORT, key.get(layout.sortKey()));
        }
        return names;
    }

    /** The primary key of a claim's item. */
    Map<String, AttributeValue> key(Claim claim, ItemKey<?> owner) {
        TableLayout layout = owner.type().layout();
        String constraint = claim.type().constraint();
        AttributeValue partition = KeyLimits.partition(owner.entity(), constraint, claim.partition());
        return layout.sortKey() == null
                ? Map.of(layout.partitionKey(), partition)
                : Map.of(
                        layout.partitionKey(),
                        partition,
                        layout.sortKey(),
                        KeyLimits.sort(owner.entity(), constraint, claim.sort()));
    }
}
