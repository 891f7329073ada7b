package dev.keywright.table;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemExistsException;
import dev.keywright.ItemKey;
import dev.keywright.KeywrightException;
import dev.keywright.condition.Term;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * A condition on an item that a transaction leaves as it is.
 *
 * @param destination where it goes
 * @param key the key of the item
 * @param term what has to hold
 * @param absent whether there must be no item
 * @param version the version that it has to have; null for any
 */
record ItemCheck(
        Destination destination,
        ItemKey<?> key,
        Term term,
        boolean absent,
        @Nullable AttributeValue version) implements EntityWrite {
    /** There is an item, of that version if one is given. */
    static ItemCheck isThere(Destination destination, ItemKey<?> key, @Nullable AttributeValue version) {
        Term there = ItemTerms.isThere(key.type(), destination.expiry());
        Term term = version == null
                ? there
                : new Term.All(List.of(
                        there,
                        ItemTerms.isStored(Objects.requireNonNull(key.type().version()), version)));
        return new ItemCheck(destination, key, term, false, version);
    }

    /** There is an item for which that holds. */
    static ItemCheck holds(Destination destination, ItemKey<?> key, Term condition) {
        Term there = ItemTerms.isThere(key.type(), destination.expiry());
        return new ItemCheck(destination, key, new Term.All(List.of(there, condition)), false, null);
    }

    /** There is no item, or one that has expired. */
    static ItemCheck isAbsent(Destination destination, ItemKey<?> key) {
        return new ItemCheck(destination, key, ItemTerms.isAbsent(key.type(), destination.expiry()), true, null);
    }

    @Override
    public String verb() {
        return "check";
    }

    @Override
    public TransactWriteItem action() {
        Placeholders placeholders = new Placeholders();
        ConditionCheck check = ConditionCheck.builder()
                .tableName(destination.table())
                .key(key.attributes())
                .conditionExpression(ConditionExpression.of(term, placeholders))
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .build();
        return TransactWriteItem.builder().conditionCheck(check).build();
    }

    @Override
    public KeywrightException refused(Map<String, AttributeValue> item, Exception cause) {
        if (absent) {
            return new ItemExistsException(key, item, cause);
        }
        KeywrightException refusal = Refusals.ofPresent(key, item, destination.expiry(), version, cause);
        return refusal == null ? new ConditionFailedException(key, item, cause) : refusal;
    }
}
