package dev.keywright.key;

import dev.keywright.CorruptItemException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Takes a stored key apart, from left to right. For one thread. */
public final class KeyReader {
    private final String entity;
    private final String attribute;
    private final String key;
    private int position;

    private KeyReader(String entity, String attribute, String key) {
        this.entity = entity;
        this.attribute = attribute;
        this.key = key;
    }

    /**
     * Reads a key attribute of an item.
     *
     * @param entity the simple name of the entity, for messages
     * @throws CorruptItemException if the attribute is missing or isn't text
     */
    public static KeyReader of(String entity, String attribute, Map<String, AttributeValue> item) {
        AttributeValue value = item.get(attribute);
        String text = value == null ? null : value.s();
        if (text == null) {
            throw new CorruptItemException(
                    entity, "?", attribute, "text", value == null ? "missing" : "of type " + value.type());
        }
        return new KeyReader(entity, attribute, text);
    }

    /** Steps over a literal. */
    public KeyReader literal(String text) {
        if (!key.startsWith(text, position)) {
            throw corrupt("\"" + text + "\"", null);
        }
        position += text.length();
        return this;
    }

    /** Takes that many characters. */
    public String fixed(int width) {
        return take(position + width, width + " characters");
    }

    /** Takes the characters up to the next delimiter, or to the end. */
    public String text(char delimiter) {
        int end = key.indexOf(delimiter, position);
        return take(end < 0 ? key.length() : end, "text");
    }

    /** Takes the value of a component. */
    public <T> T value(KeyPart<T> part) {
        KeyFormat<T> format = part.format();
        int from = position;
        String text = take(format.end(key, position), format.expected());
        try {
            return format.decode(text);
        } catch (IllegalArgumentException e) {
            position = from;
            throw corrupt(format.expected(), e);
        }
    }

    /** Makes sure that nothing is left. */
    public void end() {
        if (position != key.length()) {
            throw corrupt("at its end", null);
        }
    }

    private String take(int end, String expected) {
        if (end > key.length()) {
            throw corrupt(expected, null);
        }
        String text = key.substring(position, end);
        position = end;
        return text;
    }

    private CorruptItemException corrupt(String expected, @Nullable Throwable cause) {
        CorruptItemException corrupt = new CorruptItemException(
                entity, key, attribute, expected + " at character " + (position + 1), "other text");
        if (cause != null) {
            corrupt.initCause(cause);
        }
        return corrupt;
    }
}
