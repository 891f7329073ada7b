package dev.keywright.condition;

import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A condition as data, for the runtime: what DynamoDB's condition and filter expressions are made of. A path is the name of
 * an attribute, then those of what is within it.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.OperatorsAndFunctions.html">
 *     DynamoDB: condition and filter expressions, operators, and functions</a>
 */
public sealed interface Term {
    /** {@code path = value} and its kin. */
    record Compare(List<String> path, Comparison comparison, AttributeValue value) implements Term {}

    /** {@code path IN (value, ...)}, of 1 to 100 values. */
    record In(List<String> path, List<AttributeValue> values) implements Term {}

    /** {@code attribute_exists(path)}. */
    record Exists(List<String> path) implements Term {}

    /** {@code attribute_not_exists(path)}. */
    record NotExists(List<String> path) implements Term {}

    /** {@code begins_with(path, prefix)}. */
    record BeginsWith(List<String> path, AttributeValue prefix) implements Term {}

    /** {@code contains(path, part)}: a text within a text, an element of a set or list. */
    record Contains(List<String> path, AttributeValue part) implements Term {}

    /** {@code size(path) = number} and its kin. */
    record Size(List<String> path, Comparison comparison, AttributeValue number) implements Term {}

    /** All of them. */
    record All(List<Term> terms) implements Term {}

    /** At least one of them. */
    record Any(List<Term> terms) implements Term {}

    /** Not so. */
    record Not(Term term) implements Term {}
}
