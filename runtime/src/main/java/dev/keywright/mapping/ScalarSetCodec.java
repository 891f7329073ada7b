package dev.keywright.mapping;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Sets as DynamoDB has them, of strings, numbers or binaries; read-only where read. A missing one is empty, and an empty
 * one, which DynamoDB refuses, isn't stored. Set elements are never null.
 *
 * @param <T> the elements
 * @param kind what they are stored as
 * @param codec stores an element as that
 */
record ScalarSetCodec<T>(SetKind kind, ValueCodec<T> codec) implements ValueCodec<Set<T>> {
    @Override
    public @Nullable AttributeValue encode(Set<T> value) {
        if (value.isEmpty()) {
            return null;
        }
        List<AttributeValue> elements = new ArrayList<>(value.size());
        for (T element : value) {
            AttributeValue stored = element == null ? null : codec.encode(element);
            if (stored == null) {
                throw ValueException.unstorable("must not hold null: no DynamoDB set can");
            }
            elements.add(stored);
        }
        return kind.join(elements);
    }

    @Override
    public Set<T> decode(AttributeValue value) {
        List<AttributeValue> stored = kind.split(value);
        if (stored == null) {
            throw ValueException.unreadable(expected(), value);
        }
        Set<T> elements = new LinkedHashSet<>(2 * stored.size());
        for (AttributeValue element : stored) {
            try {
                elements.add(codec.decode(element));
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
        return kind.expected();
    }
}
