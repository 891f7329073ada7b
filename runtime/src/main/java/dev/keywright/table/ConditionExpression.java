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
    /** DynamoDB's limits: the bytes of an expression, and the operators and functions in it. */
    private static final int MOST_BYTES = 4096;

    private static final int MOST_OPERATORS = 300;

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
        String text = expression.text(term);
        if (text.length() > MOST_BYTES || expression.operators > MOST_OPERATORS) {
            throw new IllegalArgumentException("the condition has " + expression.operators + " operators in "
                    + text.length() + " bytes; DynamoDB takes " + MOST_OPERATORS + " in " + MOST_BYTES);
        }
        return text;
    }

    private String text(Term term) {
        operators++;
        if (term instanceof Term.Compare compare) {
            return path(compare.path()) + " " + compare.comparison().operator() + " "
                    + placeholders.value(compare.value());
        }
        if (term instanceof Term.In in) {
            return path(in.path()) + " IN (" + values(in.values()) + ")";
        }
        if (term instanceof Term.Exists exists) {
            return "attribute_exists(" + path(exists.path()) + ")";
        }
        if (term instanceof Term.NotExists absent) {
            return "attribute_not_exists(" + path(absent.path()) + ")";
        }
        if (term instanceof Term.BeginsWith begins) {
            return "begins_with(" + path(begins.path()) + ", " + placeholders.value(begins.prefix()) + ")";
        }
        if (term instanceof Term.Contains contains) {
            return "contains(" + path(contains.path()) + ", " + placeholders.value(contains.part()) + ")";
        }
        if (term instanceof Term.Size size) {
            operators++;
            return "size(" + path(size.path()) + ") " + size.comparison().operator() + " "
                    + placeholders.value(size.number());
        }
        if (term instanceof Term.All all) {
            return joined(all.terms(), " AND ");
        }
        return term instanceof Term.Any any
                ? joined(any.terms(), " OR ")
                : "(NOT " + text(((Term.Not) term).term()) + ")";
    }

    private String joined(List<Term> terms, String operator) {
        List<String> texts = new ArrayList<>();
        for (Term term : terms) {
            texts.add(text(term));
        }
        return "(" + String.join(operator, texts) + ")";
    }

    private String path(List<String> path) {
        return String.join(".", path.stream().map(placeholders::name).toList());
    }

    private String values(List<AttributeValue> values) {
        return String.join(", ", values.stream().map(placeholders::value).toList());
    }
}
