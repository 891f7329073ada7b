package dev.keywright.processor.plan;

import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.template.Component;
import java.util.List;
import java.util.Map;

/**
 * How a pattern is answered.
 *
 * @param pattern the pattern
 * @param operation by what request
 * @param parameters what the caller gives, in the order of {@code given}
 * @param constants the values that {@code where} fixes, by the name of the component that they stand for
 * @param key the key that serves; for a collection that of its first member
 * @param keysOf the generated prefix of the entity whose {@code XKeys} builds the key: {@code Order}
 * @param sortEquals how many sort key attributes are fixed by given values before the one that {@code sort} is about
 * @param sort the condition on the sort key
 * @param trim which of the rows that it reads are none of the answer
 * @param fromKeys what the index doesn't hold of the result but in keys
 */
public record PatternPlan(
        PatternModel pattern,
        Operation operation,
        List<Component> parameters,
        Map<String, String> constants,
        KeyPlan key,
        String keysOf,
        int sortEquals,
        SortPlan sort,
        Trim trim,
        List<FromKey> fromKeys) {
    /** The same plan where it drops what it drops. */
    PatternPlan trimmed(Trim other) {
        return new PatternPlan(
                pattern, operation, parameters, constants, key, keysOf, sortEquals, sort, other, fromKeys);
    }

    /** The requests that answer a pattern. */
    public enum Operation {
        /** GetItem: {@code Optional}. */
        GET,
        /** Query of at most one item: {@code Optional}. */
        FIND_ONE,
        /** Query of a parent and its children: {@code Optional}. */
        AGGREGATE,
        /** The same where the parent comes first, so that the number of children can be limited. */
        PARENT_FIRST_AGGREGATE,
        /** Query: {@code Query}, or {@code RangeQuery} where there is a range. */
        QUERY;

        /** Whether it is one of an aggregate. */
        public boolean isAggregate() {
            return this == AGGREGATE || this == PARENT_FIRST_AGGREGATE;
        }
    }
}
