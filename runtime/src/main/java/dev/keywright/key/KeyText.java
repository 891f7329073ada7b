package dev.keywright.key;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Joins the parts of a key; for generated code. Not by {@code +}, which javac compiles to a call site that the JVM links
 * when it first comes there: a third of the time that a cold start spends on its first item. The JIT compiler makes of
 * these what it makes of {@code +}.
 */
@SuppressWarnings("UnnecessaryStringBuilder") // for the reason above
public final class KeyText {
    private KeyText() {}

    /** A key attribute that is the same in each item: made once. */
    public static AttributeValue fixed(String text) {
        return AttributeValue.createS(text);
    }

    /** One text after the other. */
    public static String of(String first, String second) {
        return first.concat(second);
    }

    /** One text after the other. */
    public static String of(String first, String second, String third) {
        return new StringBuilder().append(first).append(second).append(third).toString();
    }

    /** One text after the other. */
    public static String of(String first, String second, String third, String fourth) {
        return new StringBuilder()
                .append(first)
                .append(second)
                .append(third)
                .append(fourth)
                .toString();
    }

    /** One text after the other. */
    public static String of(String... parts) {
        return String.join("", parts);
    }
}
