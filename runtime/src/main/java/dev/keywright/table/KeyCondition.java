package dev.keywright.table;

import dev.keywright.key.SortCondition;
import dev.keywright.key.SortCondition.Operator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Which keys a query reads: a value for each partition key attribute, in order, and conditions on the sort key attributes
 * from the first one on. DynamoDB takes equality on all but the last of them. Immutable.
 */
public final class KeyCondition {
    private final List<AttributeValue> partition;
    private final List<SortCondition> sort;

    private KeyCondition(List<AttributeValue> partition, List<SortCondition> sort) {
        this.partition = partition;
        this.sort = sort;
    }

    /** Every key of a partition that is a text. */
    public static KeyCondition partition(String value) {
        return partition(AttributeValue.fromS(value));
    }

    /** Every key of a partition; one value for each partition key attribute. */
    public static KeyCondition partition(AttributeValue... values) {
        return new KeyCondition(List.of(values), List.of());
    }

    /** And the next sort key attribute equals {@code value}. */
    public KeyCondition sortEquals(String value) {
        return sortEquals(AttributeValue.fromS(value));
    }

    /** And the next sort key attribute equals {@code value}. */
    public KeyCondition sortEquals(AttributeValue value) {
        return sort(SortCondition.of(Operator.EQUAL, value));
    }

    /** And the next sort key attribute starts with {@code prefix}. */
    public KeyCondition sortStartsWith(String prefix) {
        return sort(SortCondition.of(Operator.BEGINS_WITH, AttributeValue.fromS(prefix)));
    }

    /** And the next sort key attribute is from {@code low} to {@code high}, both included. */
    public KeyCondition sortBetween(String low, String high) {
        return sortBetween(AttributeValue.fromS(low), AttributeValue.fromS(high));
    }

    /** And the next sort key attribute is from {@code low} to {@code high}, both included. */
    public KeyCondition sortBetween(AttributeValue low, AttributeValue high) {
        return sort(SortCondition.between(low, high));
    }

    /** And a condition on the next sort key attribute. */
    public KeyCondition sort(SortCondition condition) {
        List<SortCondition> conditions = new ArrayList<>(sort);
        conditions.add(condition);
        return new KeyCondition(partition, List.copyOf(conditions));
    }

    List<AttributeValue> partitionValues() {
        return partition;
    }

    List<SortCondition> sortConditions() {
        return sort;
    }

    /** Whether no key can meet the condition, so that no call is needed. */
    boolean isNothing() {
        return sort.stream().anyMatch(condition -> condition.operator() == Operator.NOTHING);
    }

    /** The key that DynamoDB's operators let through and the query must drop; null for none. */
    @Nullable
    AttributeValue except() {
        return sort.isEmpty() ? null : sort.get(sort.size() - 1).except();
    }
}
