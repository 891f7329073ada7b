package dev.keywright;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How values of a type of your own are stored; named by {@code @Convert}. Implementations need a constructor without
 * parameters and no state.
 *
 * @param <T> the type
 */
public interface AttributeConverter<T> {
    /**
     * The stored form of a value.
     *
     * @throws IllegalArgumentException if the value can't be stored; the message reads on after the attribute's name
     */
    AttributeValue toAttribute(T value);

    /**
     * The value of a stored form.
     *
     * @throws RuntimeException of any kind, if it isn't one of a value of this type
     */
    T fromAttribute(AttributeValue stored);
}
