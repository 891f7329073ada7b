package dev.keywright.mapping;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns an item into a domain object.
 *
 * @param <T> the domain type
 */
public interface ItemParser<T> {
    /**
     * The domain object that the item holds.
     *
     * @throws dev.keywright.UnknownTypeException if the item is of none of the types this parser knows
     * @throws dev.keywright.CorruptItemException if an attribute is missing or of a wrong type
     */
    T parse(Map<String, AttributeValue> item);

    /** The attributes that it reads, the type attribute among them; empty for all. */
    default List<String> attributes() {
        return List.of();
    }

    /** Whether the item is of a type that this parser knows, so that {@link #parse} doesn't raise UnknownTypeException. */
    default boolean knows(Map<String, AttributeValue> item) {
        return true;
    }
}
