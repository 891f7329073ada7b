package dev.keywright.table;

import dev.keywright.key.SortCondition;
import dev.keywright.key.SortCondition.Operator;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Decides in the runtime what a key condition decides in DynamoDB. */
final class KeyMatch {
    private KeyMatch() {}

    /** Whether the key attributes of {@code item} meet the condition; a missing one doesn't. */
    static boolean matches(QueryPlan<?> plan, KeyCondition condition, Map<String, AttributeValue> item) {
        List<String> partition = plan.partition();
        for (int i = 0; i < partition.size(); i++) {
            AttributeValue value = item.get(partition.get(i));
            if (value == null || !equal(value, condition.partitionValues().get(i))) {
                return false;
            }
        }
        List<SortCondition> conditions = condition.sortConditions();
        for (int i = 0; i < plan.sort().size(); i++) {
            AttributeValue value = item.get(plan.sort().get(i));
            if (value == null || (i < conditions.size() && !holds(conditions.get(i), value))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the operator lets {@code value} through; what {@link SortCondition#except} drops is let through. */
    private static boolean holds(SortCondition condition, AttributeValue value) {
        AttributeValue operand = condition.low();
        return (operand == null || operand.type() == value.type())
                && new SortCondition(condition.operator(), operand, condition.high(), null).contains(value);
    }

    static boolean equal(AttributeValue left, AttributeValue right) {
        return left.type() == right.type()
                && SortCondition.of(Operator.EQUAL, right).contains(left);
    }
}
