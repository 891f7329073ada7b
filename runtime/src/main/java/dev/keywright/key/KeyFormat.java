package dev.keywright.key;

/**
 * How one component of a key is written as text. Formats are immutable and injective: {@link #decode} inverts
 * {@link #encode}, up to what a format named after a loss ({@code :millis}, {@code :lower}) drops on purpose.
 *
 * @param <T> the type of the component
 */
public interface KeyFormat<T> {
    /**
     * The text of a value.
     *
     * @throws IllegalArgumentException if the format can't hold the value; the message reads on after the component's
     *     name: {@code must not be empty}
     */
    String encode(T value);

    /**
     * The value of a text.
     *
     * @throws IllegalArgumentException if {@link #encode} never gives this text
     */
    T decode(String text);

    /** The length of every encoded value in characters, or -1 if it varies. */
    int width();

    /**
     * Where in a key an encoded value ends.
     *
     * @param key the whole key
     * @param from where the value begins
     * @return the index after its last character; may lie beyond the end of a key that is corrupt
     */
    int end(String key, int from);

    /** What the text should be, for messages: {@code an ISO-8601 date}. */
    String expected();
}
