package dev.keywright.table;

import dev.keywright.condition.Term;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes terms as an expression of DynamoDB. Names and values are always placeholders, so that no name is reserved and no
 * value can change what the expression says.
 */
final class ConditionExpression {
    private final Placeholders placeholders;
    private int operators;

    private ConditionExpression(Placeholders placeholders) {
        this.placeholders = placeholders;
    }

    /**
     * The text of a term.
     *
     * @throws IllegalArgumentException if it is more than DynamoDB takes
     */
    static String of(Term term, Placeholders placeholders) {
        ConditionExpression expression = new ConditionExpression(placeholders);
        return ExpressionLimits.checked("condition", expression.text(term), expression.operators);
    }

    private String text(Term term) {
        if (term instanceof Term.All all) {
            return joined(all, all.terms(), " AND ");
        }
        if (term instanceof Term.Any any) {
            return joined(any, any.terms(), " OR ");
        }
        operators++;
        if (term instanceof Term.Compare compare) {
            return placeholders.path(compare.path()) + " "
                    + compare.comparison().operator() + " " + placeholders.value(compare.value());
        }
        if (term instanceof Term.In in) {
            return placeholders.path(in.path()) + " IN (" + values(in.values()) + ")";
        }
        if (term instanceof Term.Exists exists) {
            return "attribute_exists(" + placeholders.path(exists.path()) + ")";
        }
        if (term instanceof Term.NotExists absent) {
            return "attribute_not_exists(" + placeholders.path(absent.path()) + ")";
        }
        if (term instanceof Term.BeginsWith begins) {
            return "begins_with(" + placeholders.path(begins.path()) + ", " + placeholders.value(begins.prefix()) + ")";
        }
        if (term instanceof Term.Contains contains) {
            return "contains(" + placeholders.path(contains.path()) + ", " + placeholders.value(contains.part()) + ")";
        }
        if (term instanceof Term.Size size) {
            operators++;
            return "size(" + placeholders.path(size.path()) + ") "
                    + size.comparison().operator() + " " + placeholders.value(size.number());
        }
        return "NOT " + operand(((Term.Not) term).term(), term);
    }

    private String joined(Term whole, List<Term> terms, String operator) {
        operators += terms.size() - 1;
        List<String> texts = new ArrayList<>();
        for (Term term : terms) {
            texts.add(operand(term, whole));
        }
        return String.join(operator, texts);
    }

    /** In parentheses where they are needed: DynamoDB refuses redundant ones, and each takes room. */
    private String operand(Term term, Term whole) {
        return isCompound(term) && !isChain(term, whole) ? "(" + text(term) + ")" : text(term);
    }

    private static boolean isCompound(Term term) {
        if (term instanceof Term.All all) {
            return all.terms().size() > 1;
        }
        return term instanceof Term.Any any ? any.terms().size() > 1 : term instanceof Term.Not;
    }

    private static boolean isChain(Term term, Term whole) {
        return (term instanceof Term.All && whole instanceof Term.All)
                || (term instanceof Term.Any && whole instanceof Term.Any);
    }

    private String values(List<AttributeValue> values) {
        return String.join(", ", values.stream().map(placeholders::value).toList());
    }
}
