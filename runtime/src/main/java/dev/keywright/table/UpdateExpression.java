package dev.keywright.table;

import dev.keywright.ItemKey;
import dev.keywright.condition.Term;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Builds the write of an update, alone or for a transaction. */
final class UpdateExpression {
    /** {@code list_append} and {@code if_not_exists}. */
    private static final int APPEND_OPERATORS = 2;

    private final String table;
    private final ItemKey<?> key;
    private final Placeholders placeholders = new Placeholders();
    private final String update;
    private final String condition;

    /** {@code of} is what the stored item has to be, besides the conditions of the changes. */
    UpdateExpression(String table, ItemKey<?> key, UpdateChanges changes, Term of) {
        this.table = table;
        this.key = key;
        checkSize(changes);
        this.update = update(changes);
        this.condition = condition(changes, of);
    }

    UpdateItemRequest request() {
        return UpdateItemRequest.builder()
                .tableName(table)
                .key(key.attributes())
                .updateExpression(update)
                .conditionExpression(condition)
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValues(ReturnValue.ALL_NEW)
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .build();
    }

    TransactWriteItem action() {
        Update action = Update.builder()
                .tableName(table)
                .key(key.attributes())
                .updateExpression(update)
                .conditionExpression(condition)
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .build();
        return TransactWriteItem.builder().update(action).build();
    }

    /** What is set as a whole is in the item afterwards, whatever else is. */
    private void checkSize(UpdateChanges changes) {
        long size = ItemSize.of(key.attributes());
        for (Map.Entry<String, UpdateChanges.Write> write : changes.writes().entrySet()) {
            if (write.getValue().action() == UpdateChanges.Action.SET) {
                AttributeValue value = Objects.requireNonNull(write.getValue().value());
                size += ItemSize.of(write.getKey()) + ItemSize.of(value);
            }
        }
        ItemSize.check(key, size);
    }

    private String update(UpdateChanges changes) {
        List<String> sets = new ArrayList<>();
        List<String> removes = new ArrayList<>();
        List<String> adds = new ArrayList<>();
        List<String> deletes = new ArrayList<>();
        for (Map.Entry<String, UpdateChanges.Write> write : changes.writes().entrySet()) {
            String name = placeholders.name(write.getKey());
            AttributeValue value = write.getValue().value();
            switch (write.getValue().action()) {
                case SET -> sets.add(name + " = " + placeholders.value(Objects.requireNonNull(value)));
                case ADD -> adds.add(name + " " + placeholders.value(Objects.requireNonNull(value)));
                case DEFAULT ->
                    sets.add(name + " = if_not_exists(" + name + ", "
                            + placeholders.value(Objects.requireNonNull(value)) + ")");
                case REMOVE -> removes.add(name);
                case APPEND ->
                    sets.add(name + " = list_append(if_not_exists(" + name + ", "
                            + placeholders.value(AttributeValue.fromL(List.of())) + "), "
                            + placeholders.value(Objects.requireNonNull(value)) + ")");
                case DELETE -> deletes.add(name + " " + placeholders.value(Objects.requireNonNull(value)));
            }
        }
        changes.parts().addTo(sets, removes, placeholders);
        List<String> clauses = new ArrayList<>();
        addClause(clauses, "SET ", sets);
        addClause(clauses, "REMOVE ", removes);
        addClause(clauses, "ADD ", adds);
        addClause(clauses, "DELETE ", deletes);
        int functions = 0;
        for (UpdateChanges.Write write : changes.writes().values()) {
            functions += switch (write.action()) {
                case APPEND -> APPEND_OPERATORS;
                case DEFAULT -> 1;
                default -> 0;
            };
        }
        return ExpressionLimits.checked("update", String.join(" ", clauses), functions);
    }

    private static void addClause(List<String> clauses, String keyword, List<String> terms) {
        if (!terms.isEmpty()) {
            clauses.add(keyword + String.join(", ", terms));
        }
    }

    private String condition(UpdateChanges changes, Term of) {
        List<Term> terms = new ArrayList<>();
        terms.add(of);
        Set<String> claimed = new HashSet<>();
        key.type().claimTypes().forEach(claim -> claimed.addAll(claim.attributes()));
        for (Map.Entry<String, UpdateChanges.Present> present :
                changes.present().entrySet()) {
            // What a claim is made of must be known even if it is set: the claim that is released depends on it.
            if (!changes.writes().containsKey(present.getKey()) || claimed.contains(present.getKey())) {
                terms.add(
                        ItemTerms.isStored(present.getKey(), present.getValue().value()));
            }
        }
        changes.parts().parents().forEach(parent -> terms.add(new Term.Exists(parent)));
        terms.addAll(changes.conditions());
        return ConditionExpression.of(new Term.All(terms), placeholders);
    }
}
