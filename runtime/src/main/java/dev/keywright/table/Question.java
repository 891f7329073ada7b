package dev.keywright.table;

import dev.keywright.UnknownTypes;
import dev.keywright.condition.Term;
import dev.keywright.key.KeyLimits;
import dev.keywright.key.SortCondition;
import dev.keywright.key.SortCondition.Operator;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * A pattern with its arguments, asked of one table: builds the requests.
 *
 * @param table the table that is asked
 * @param plan what the pattern fixes
 * @param condition what the arguments fix, bounds included
 * @param unknownTypes what becomes of items of a type that the plan doesn't know
 * @param filter what the results are to be, the plan's own filter included; null for anything
 * @param expiry which items aren't there any more
 * @param <T> what one result is read as
 */
record Question<T>(
        TableDefinition table,
        QueryPlan<T> plan,
        KeyCondition condition,
        UnknownTypes unknownTypes,
        @Nullable RowFilter filter,
        Expiry expiry) {
    /**
     * Checks the sizes of the texts.
     *
     * @throws dev.keywright.InvalidKeyComponentException if no key can be so: it is empty, or longer than DynamoDB allows
     */
    Question {
        for (int i = 0; i < plan.partition().size(); i++) {
            check(plan, plan.partition().get(i), condition.partitionValues().get(i), KeyLimits.PARTITION_BYTES);
        }
        for (int i = 0; i < condition.sortConditions().size(); i++) {
            SortCondition sort = condition.sortConditions().get(i);
            check(plan, plan.sort().get(i), sort.low(), KeyLimits.SORT_BYTES);
            check(plan, plan.sort().get(i), sort.high(), KeyLimits.SORT_BYTES);
        }
    }

    private static void check(QueryPlan<?> plan, String attribute, @Nullable AttributeValue value, int bytes) {
        if (value != null && value.s() != null) {
            KeyLimits.checked(plan.pattern(), attribute, value.s(), bytes);
        }
    }

    /** The same question with other bounds. */
    Question<T> with(KeyCondition other) {
        return new Question<>(table, plan, other, unknownTypes, filter, expiry);
    }

    /** The same question with one more condition on its results. */
    Question<T> filtered(Term term) {
        RowFilter both = filter == null ? RowFilter.of(term, plan) : filter.and(term, plan);
        return new Question<>(table, plan, condition, unknownTypes, both, expiry);
    }

    /** Whether DynamoDB reads rows that aren't results, so that it has to be asked for more than are wanted. */
    boolean isFiltered() {
        return filter != null;
    }

    /** Whether it takes the items themselves to tell which are results. */
    boolean dropsRows() {
        return expiry.attribute() != null || unknownTypes == UnknownTypes.SKIP || isFilteredHere();
    }

    /** As {@link #dropsRows}, but what has expired DynamoDB can leave out of a count, unless that is a key. */
    boolean needsItemsToCount() {
        String timeToLive = expiry.attribute();
        boolean expiresByKey = timeToLive != null
                && (plan.partition().contains(timeToLive)
                        || plan.sort().contains(timeToLive)
                        || plan.completed().contains(timeToLive));
        return expiresByKey || unknownTypes == UnknownTypes.SKIP || isFilteredHere();
    }

    private boolean isFilteredHere() {
        return filter != null && filter.here() != null;
    }

    /** Whether an item is part of the answer, or to be raised as what it is. */
    boolean takes(Map<String, AttributeValue> item) {
        return !expiry.isExpired(item)
                && (filter == null || filter.here() == null || ConditionMatch.holds(filter.here(), item))
                && (unknownTypes != UnknownTypes.SKIP || plan.parser().knows(item));
    }

    /** Whether an item read from the table by its key is part of the answer. */
    boolean matches(Map<String, AttributeValue> item) {
        return KeyMatch.matches(plan, condition, item)
                && (filter == null || ConditionMatch.holds(filter.whole(), item))
                && takes(item);
    }

    /**
     * Asks for items.
     *
     * @param limit DynamoDB's Limit, 0 for none
     * @param startKey where to go on, empty for the beginning
     */
    QueryRequest items(int limit, Map<String, AttributeValue> startKey) {
        Placeholders placeholders = new Placeholders();
        QueryRequest.Builder request = request(limit, startKey, placeholders, filter == null ? null : filter.there());
        if (!plan.parser().attributes().isEmpty()) {
            Set<String> names = new LinkedHashSet<>(plan.parser().attributes());
            names.addAll(startKeyNames());
            if (expiry.attribute() != null && tellsExpiry(expiry.attribute())) {
                names.add(expiry.attribute());
            }
            names.removeAll(plan.completed());
            request.projectionExpression(String.join(
                            ", ", names.stream().map(placeholders::name).toList()))
                    .expressionAttributeNames(placeholders.names());
        }
        return request.build();
    }

    /** Asks for the number of items only. */
    QueryRequest count(int limit, Map<String, AttributeValue> startKey) {
        return request(limit, startKey, new Placeholders(), whatCounts())
                .select(Select.COUNT)
                .build();
    }

    /** Asks for the last sort key attribute only, of each item. */
    QueryRequest sortKeys(int limit, Map<String, AttributeValue> startKey) {
        Placeholders placeholders = new Placeholders();
        QueryRequest.Builder request = request(limit, startKey, placeholders, whatCounts());
        return request.projectionExpression(placeholders.name(conditionedSort()))
                .build();
    }

    /** The sort key attribute that the last sort condition is on. */
    String conditionedSort() {
        return plan.sort().get(condition.sortConditions().size() - 1);
    }

    /** The attributes that a start key has: the table's key and the index's, each once. */
    Set<String> startKeyNames() {
        Set<String> names = new LinkedHashSet<>();
        table.key().forEach(attribute -> names.add(attribute.name()));
        names.addAll(plan.partition());
        names.addAll(plan.sort());
        return names;
    }

    /** The start key of a query that goes on after {@code item}, of which every index holds these attributes. */
    Map<String, AttributeValue> startKeyAfter(Map<String, AttributeValue> item) {
        return pick(startKeyNames(), item);
    }

    /** The primary key of {@code item}, as DynamoDB's Key parameters take it. */
    Map<String, AttributeValue> primaryKeyOf(Map<String, AttributeValue> item) {
        Set<String> names = new LinkedHashSet<>();
        table.key().forEach(attribute -> names.add(attribute.name()));
        return pick(names, item);
    }

    private static Map<String, AttributeValue> pick(Set<String> names, Map<String, AttributeValue> item) {
        Map<String, AttributeValue> picked = new LinkedHashMap<>();
        for (String name : names) {
            picked.put(name, Objects.requireNonNull(item.get(name), name));
        }
        return picked;
    }

    /** Whether the rows have the attribute, which DynamoDB takes in no expression else. */
    private boolean tellsExpiry(String timeToLive) {
        return Stream.concat(table.globalIndexes().stream(), table.localIndexes().stream())
                .filter(index -> index.name().equals(plan.index()))
                .allMatch(index -> index.holds(timeToLive));
    }

    /** What DynamoDB is to leave out when it only counts. */
    private @Nullable Term whatCounts() {
        Term there = filter == null ? null : filter.there();
        Term live = expiry.attribute() != null && tellsExpiry(expiry.attribute()) ? expiry.isLive() : null;
        if (there == null) {
            return live;
        }
        return live == null ? there : new Term.All(List.of(there, live));
    }

    private QueryRequest.Builder request(
            int limit, Map<String, AttributeValue> startKey, Placeholders placeholders, @Nullable Term wanted) {
        QueryRequest.Builder request = QueryRequest.builder()
                .tableName(table.name())
                .indexName(plan.index())
                .keyConditionExpression(keyCondition(placeholders))
                .filterExpression(wanted == null ? null : ConditionExpression.of(wanted, placeholders))
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
        if (plan.isDescending()) {
            request.scanIndexForward(false);
        }
        if (plan.isConsistent()) {
            request.consistentRead(true);
        }
        if (limit > 0) {
            request.limit(limit);
        }
        if (!startKey.isEmpty()) {
            request.exclusiveStartKey(startKey);
        }
        return request;
    }

    private String keyCondition(Placeholders placeholders) {
        List<String> terms = new ArrayList<>();
        for (int i = 0; i < plan.partition().size(); i++) {
            terms.add(placeholders.name(plan.partition().get(i)) + " = "
                    + placeholders.value(condition.partitionValues().get(i)));
        }
        for (int i = 0; i < condition.sortConditions().size(); i++) {
            SortCondition sort = condition.sortConditions().get(i);
            if (sort.operator() != Operator.ANY) {
                terms.add(term(placeholders, plan.sort().get(i), sort));
            }
        }
        return String.join(" AND ", terms);
    }

    private static String term(Placeholders placeholders, String attribute, SortCondition condition) {
        String name = placeholders.name(attribute);
        String low = placeholders.value(Objects.requireNonNull(condition.low()));
        return switch (condition.operator()) {
            case EQUAL -> name + " = " + low;
            case BEGINS_WITH -> "begins_with(" + name + ", " + low + ")";
            case BETWEEN ->
                name + " BETWEEN " + low + " AND " + placeholders.value(Objects.requireNonNull(condition.high()));
            case AT_LEAST -> name + " >= " + low;
            case GREATER -> name + " > " + low;
            case AT_MOST -> name + " <= " + low;
            case LESS -> name + " < " + low;
            case ANY, NOTHING -> throw new IllegalArgumentException(condition.operator() + " is no condition to send");
        };
    }
}
