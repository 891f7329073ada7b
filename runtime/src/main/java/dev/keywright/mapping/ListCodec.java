package dev.keywright.mapping;

import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Lists; read-only where read. A missing one is empty.
 *
 * @param <T> the elements
 * @param codec stores an element
 */
record ListCodec<T>(ValueCodec<T> codec) implements ValueCodec<List<T>> {
    @Override
    public AttributeValue encode(List<T> value) {
        return Elements.encodeAll(codec, value);
    }

    @Override
    public List<T> decode(AttributeValue value) {
        List<AttributeValue> stored = Elements.list(value);
        @SuppressWarnings("unchecked") // an array that never leaves the list, which casts what it hands out
        T[] elements = (T[]) new Object[stored.size()];
        Elements.decodeAll(codec, stored, elements);
        return new ReadOnlyList<>(elements);
    }

    @Override
    public List<T> absent() {
        return List.of();
    }

    @Override
    public String expected() {
        return Kinds.LIST;
    }
}
