package dev.keywright.mapping;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Names the kinds of stored values, for messages; never the values. */
final class Kinds {
    static final String TEXT = "text";
    static final String NUMBER = "a number";
    static final String BINARY = "binary";
    static final String BOOLEAN = "a boolean";
    static final String LIST = "a list";
    static final String MAP = "a map";
    static final String STRING_SET = "a string set";
    static final String NUMBER_SET = "a number set";
    static final String BINARY_SET = "a binary set";

    private Kinds() {}

    static String of(AttributeValue value) {
        return switch (value.type()) {
            case S -> TEXT;
            case N -> NUMBER;
            case B -> BINARY;
            case BOOL -> BOOLEAN;
            case NUL -> "null";
            case L -> LIST;
            case M -> MAP;
            case SS -> STRING_SET;
            case NS -> NUMBER_SET;
            case BS -> BINARY_SET;
            default -> "of unknown type";
        };
    }

    /** What was found where another of its kind was expected. */
    static String other(AttributeValue value) {
        return switch (value.type()) {
            case S -> "other text";
            case N -> "another number";
            default -> of(value);
        };
    }
}
