package dev.keywright.table;

import dev.keywright.condition.Term;
import dev.keywright.mapping.ItemParser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How an access pattern is answered: what the planner decided at compile time and no argument changes. Immutable; generated
 * code holds one as a constant for each pattern.
 *
 * @param <T> what one result is read as
 */
public final class QueryPlan<T> {
    private final String pattern;
    private final ItemParser<T> parser;
    private final @Nullable String index;
    private final List<String> partition;
    private final List<String> sort;
    private boolean descending;
    private boolean consistent;
    private @Nullable Term filter;
    private boolean knownTypesOnly;
    private @Nullable Consumer<Map<String, AttributeValue>> completion;
    private Set<String> completed = Set.of();

    private QueryPlan(
            String pattern, ItemParser<T> parser, @Nullable String index, List<String> partition, List<String> sort) {
        this.pattern = pattern;
        this.parser = parser;
        this.index = index;
        this.partition = List.copyOf(partition);
        this.sort = List.copyOf(sort);
    }

    private QueryPlan(QueryPlan<T> other) {
        this(other.pattern, other.parser, other.index, other.partition, other.sort);
        descending = other.descending;
        consistent = other.consistent;
        filter = other.filter;
        knownTypesOnly = other.knownTypesOnly;
        completion = other.completion;
        completed = other.completed;
    }

    /** Starts the plan of a pattern, {@code Order.byCustomer}, whose results are read by {@code parser}. */
    public static <T> Start<T> of(String pattern, ItemParser<T> parser) {
        return new Start<>(pattern, parser);
    }

    /** A plan that needs the key that serves it. */
    public static final class Start<T> {
        private final String pattern;
        private final ItemParser<T> parser;

        private Start(String pattern, ItemParser<T> parser) {
            this.pattern = pattern;
            this.parser = parser;
        }

        /** Served by the table, whose key attributes are given. */
        public QueryPlan<T> table(String partition, String sort) {
            return new QueryPlan<>(pattern, parser, null, List.of(partition), List.of(sort));
        }

        /** Served by an index with these key attributes. */
        public QueryPlan<T> index(String index, String partition, String sort) {
            return index(index, List.of(partition), List.of(sort));
        }

        /** Served by an index without sort key. */
        public QueryPlan<T> index(String index, String partition) {
            return index(index, List.of(partition), List.of());
        }

        /** Served by an index with several attributes in its key. */
        public QueryPlan<T> index(String index, List<String> partition, List<String> sort) {
            return new QueryPlan<>(pattern, parser, index, partition, sort);
        }
    }

    /** The same plan with the highest sort key first. */
    public QueryPlan<T> descending() {
        QueryPlan<T> changed = new QueryPlan<>(this);
        changed.descending = true;
        return changed;
    }

    /** The same plan with strongly consistent reads, which global indexes don't have. */
    public QueryPlan<T> consistent() {
        QueryPlan<T> changed = new QueryPlan<>(this);
        changed.consistent = true;
        return changed;
    }

    /** The same plan without the rows of which {@code condition} doesn't hold: they are read and paid for, and dropped. */
    public QueryPlan<T> trimmed(Term condition) {
        QueryPlan<T> changed = new QueryPlan<>(this);
        changed.filter = condition;
        return changed;
    }

    /** The same plan without the rows of types that its parser doesn't know, whatever the table says of unknown types. */
    public QueryPlan<T> knownTypesOnly() {
        QueryPlan<T> changed = new QueryPlan<>(this);
        changed.knownTypesOnly = true;
        return changed;
    }

    /** The same plan for an index that holds these attributes only in keys, from which {@code completion} adds them. */
    public QueryPlan<T> completed(Consumer<Map<String, AttributeValue>> completion, String... attributes) {
        QueryPlan<T> changed = new QueryPlan<>(this);
        changed.completion = completion;
        changed.completed = Set.of(attributes);
        return changed;
    }

    String pattern() {
        return pattern;
    }

    ItemParser<T> parser() {
        return parser;
    }

    @Nullable
    String index() {
        return index;
    }

    /** The partition key attributes of the table or index. */
    List<String> partition() {
        return partition;
    }

    /** Its sort key attributes. */
    List<String> sort() {
        return sort;
    }

    boolean isDescending() {
        return descending;
    }

    boolean isConsistent() {
        return consistent;
    }

    /** What its rows are trimmed by; null for nothing. */
    @Nullable
    Term filter() {
        return filter;
    }

    /** The attributes that the index holds only in keys. */
    Set<String> completed() {
        return completed;
    }

    /** The rows with all that their keys tell. */
    List<Map<String, AttributeValue>> complete(List<Map<String, AttributeValue>> rows) {
        if (completion == null) {
            return rows;
        }
        List<Map<String, AttributeValue>> complete = new ArrayList<>(rows.size());
        for (Map<String, AttributeValue> row : rows) {
            Map<String, AttributeValue> copy = new HashMap<>(row);
            completion.accept(copy);
            complete.add(copy);
        }
        return complete;
    }

    boolean isOfKnownTypesOnly() {
        return knownTypesOnly;
    }
}
