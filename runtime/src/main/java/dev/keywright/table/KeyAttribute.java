package dev.keywright.table;

import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * An attribute that a key of the table or of an index is made of.
 *
 * @param name its stored name
 * @param type its type: text, number or binary are what DynamoDB takes
 */
public record KeyAttribute(String name, ScalarAttributeType type) {
    /** A text attribute. */
    public static KeyAttribute text(String name) {
        return new KeyAttribute(name, ScalarAttributeType.S);
    }

    /** A number attribute. */
    public static KeyAttribute number(String name) {
        return new KeyAttribute(name, ScalarAttributeType.N);
    }

    /** A binary attribute. */
    public static KeyAttribute binary(String name) {
        return new KeyAttribute(name, ScalarAttributeType.B);
    }

    @Override
    public String toString() {
        return name + " (" + type + ")";
    }
}
