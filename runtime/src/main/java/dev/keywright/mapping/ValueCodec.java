package dev.keywright.mapping;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How values of one type are stored. Codecs are immutable; {@link Values} has them all.
 *
 * @param <T> the type of the values
 */
public interface ValueCodec<T> {
    /**
     * The stored form of a value; null if it isn't stored at all, as an empty set isn't.
     *
     * @throws ValueException if the value can't be stored
     */
    @Nullable
    AttributeValue encode(T value);

    /**
     * The value of a stored form.
     *
     * @throws ValueException if it isn't one of a value of this type
     */
    T decode(AttributeValue value);

    /** What a stored form is, for messages: {@code an ISO-8601 instant}. */
    String expected();

    /** The value that a missing attribute stands for, as for collections the empty one; null if it must not be missing. */
    default @Nullable T absent() {
        return null;
    }
}
