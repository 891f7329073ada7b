package dev.keywright.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Numbers the names and values of one request's expressions, so that no name is ever a reserved word or read as a path and
 * no value is part of an expression's text.
 */
final class Placeholders {
    /** What DynamoDB takes of all names and values together: 2 MB. */
    private static final long MOST_BYTES = 2 * 1024 * 1024;

    private final Map<String, String> placeholderOf = new HashMap<>();
    private final Map<String, String> names = new HashMap<>();
    private final Map<String, AttributeValue> values = new HashMap<>();
    private long bytes;

    /** {@code #0}, {@code #1} and so on; the same for the same attribute. */
    String name(String attribute) {
        return placeholderOf.computeIfAbsent(attribute, any -> {
            String placeholder = "#" + names.size();
            names.put(placeholder, attribute);
            count(ItemSize.of(attribute));
            return placeholder;
        });
    }

    /** A path: {@code #0.#1}. */
    String path(List<String> path) {
        return String.join(".", path.stream().map(this::name).toList());
    }

    /**
     * {@code :0}, {@code :1} and so on.
     *
     * @throws IllegalArgumentException if names and values become more than DynamoDB takes
     */
    String value(AttributeValue value) {
        String placeholder = ":" + values.size();
        values.put(placeholder, value);
        count(ItemSize.of(value));
        return placeholder;
    }

    private void count(long more) {
        bytes += more;
        if (bytes > MOST_BYTES) {
            throw new IllegalArgumentException("the names and values of the expressions have at least " + bytes
                    + " bytes; DynamoDB takes " + MOST_BYTES);
        }
    }

    /** The condition that an attribute has this value; null for none at all. */
    String equalTo(String attribute, @Nullable AttributeValue value) {
        String name = name(attribute);
        return value == null ? "attribute_not_exists(" + name + ")" : name + " = " + value(value);
    }

    Map<String, String> names() {
        return names;
    }

    /** Null if there are none: DynamoDB refuses an empty map. */
    @Nullable
    Map<String, AttributeValue> values() {
        return values.isEmpty() ? null : values;
    }
}
