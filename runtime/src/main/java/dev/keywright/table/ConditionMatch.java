package dev.keywright.table;

import dev.keywright.condition.Comparison;
import dev.keywright.condition.Term;
import dev.keywright.key.SortCondition;
import dev.keywright.key.SortCondition.Operator;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Decides in the runtime what a filter decides in DynamoDB, for what can't be in a filter: the keys of what is read. */
final class ConditionMatch {
    private ConditionMatch() {}

    /** Whether the term holds for an item. */
    static boolean holds(Term term, Map<String, AttributeValue> item) {
        if (term instanceof Term.All all) {
            return all.terms().stream().allMatch(each -> holds(each, item));
        }
        if (term instanceof Term.Any any) {
            return any.terms().stream().anyMatch(each -> holds(each, item));
        }
        if (term instanceof Term.Not not) {
            return !holds(not.term(), item);
        }
        if (term instanceof Term.Exists exists) {
            return find(exists.path(), item) != null;
        }
        if (term instanceof Term.NotExists absent) {
            return find(absent.path(), item) == null;
        }
        if (term instanceof Term.Compare compare) {
            return compares(find(compare.path(), item), compare.comparison(), compare.value());
        }
        if (term instanceof Term.In in) {
            AttributeValue value = find(in.path(), item);
            return in.values().stream().anyMatch(each -> compares(value, Comparison.EQUAL, each));
        }
        if (term instanceof Term.BeginsWith begins) {
            AttributeValue value = find(begins.path(), item);
            return value != null
                    && value.type() == begins.prefix().type()
                    && isOrdered(value)
                    && SortCondition.of(Operator.BEGINS_WITH, begins.prefix()).contains(value);
        }
        if (term instanceof Term.Contains contains) {
            AttributeValue value = find(contains.path(), item);
            return value != null && contains(value, contains.part());
        }
        Term.Size size = (Term.Size) term;
        AttributeValue value = find(size.path(), item);
        return compares(value == null ? null : size(value), size.comparison(), size.number());
    }

    /** The value at a path; null for none. */
    static @Nullable AttributeValue find(List<String> path, Map<String, AttributeValue> item) {
        AttributeValue found = item.get(path.get(0));
        for (String name : path.subList(1, path.size())) {
            found = found == null || !found.hasM() ? null : found.m().get(name);
        }
        return found;
    }

    private static boolean compares(@Nullable AttributeValue value, Comparison comparison, AttributeValue operand) {
        if (comparison == Comparison.NOT_EQUAL) {
            return value == null || !ValueBytes.equal(value, operand);
        }
        if (value == null || value.type() != operand.type()) {
            return false;
        }
        if (comparison == Comparison.EQUAL) {
            return ValueBytes.equal(value, operand);
        }
        return isOrdered(value)
                && SortCondition.of(operator(comparison), operand).contains(value);
    }

    private static Operator operator(Comparison comparison) {
        return switch (comparison) {
            case LESS -> Operator.LESS;
            case AT_MOST -> Operator.AT_MOST;
            case GREATER -> Operator.GREATER;
            case AT_LEAST -> Operator.AT_LEAST;
            case EQUAL, NOT_EQUAL -> Operator.EQUAL;
        };
    }

    private static boolean isOrdered(AttributeValue value) {
        return switch (value.type()) {
            case S, N, B -> true;
            default -> false;
        };
    }

    private static boolean contains(AttributeValue value, AttributeValue part) {
        return switch (value.type()) {
            case S -> part.s() != null && value.s().contains(part.s());
            case SS -> part.s() != null && value.ss().contains(part.s());
            case NS ->
                part.n() != null
                        && value.ns().stream()
                                .anyMatch(each -> new BigDecimal(each).compareTo(new BigDecimal(part.n())) == 0);
            case BS -> part.b() != null && value.bs().contains(part.b());
            case L -> value.l().stream().anyMatch(each -> ValueBytes.equal(each, part));
            default -> false;
        };
    }

    /** Null for what has none. */
    private static @Nullable AttributeValue size(AttributeValue value) {
        int size = switch (value.type()) {
            case S -> value.s().length();
            case B -> value.b().asByteArrayUnsafe().length;
            case SS -> value.ss().size();
            case NS -> value.ns().size();
            case BS -> value.bs().size();
            case L -> value.l().size();
            case M -> value.m().size();
            default -> -1;
        };
        return size < 0 ? null : AttributeValue.fromN(Integer.toString(size));
    }
}
