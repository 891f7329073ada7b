package dev.keywright.mapping;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Sets of what DynamoDB has no sets of, as lists; read-only where read, in the order of the list. A missing one is empty,
 * and an empty one isn't stored, as with the other sets.
 *
 * @param <T> the elements
 * @param codec stores an element
 */
record ListedSetCodec<T>(ValueCodec<T> codec) implements ValueCodec<Set<T>> {
    @Override
    public @Nullable AttributeValue encode(Set<T> value) {
        return value.isEmpty() ? null : Elements.encodeAll(codec, value);
    }

    @Override
    public Set<T> decode(AttributeValue value) {
        List<AttributeValue> stored = Elements.list(value);
        Set<T> elements = new LinkedHashSet<>(2 * stored.size());
        for (AttributeValue element : stored) {
            try {
                elements.add(Elements.decode(codec, element));
            } catch (ValueException e) {
                throw e.at(elements.size());
            }
        }
        return Collections.unmodifiableSet(elements);
    }

    @Override
    public Set<T> absent() {
        return Set.of();
    }

    @Override
    public String expected() {
        return Kinds.LIST;
    }
}
