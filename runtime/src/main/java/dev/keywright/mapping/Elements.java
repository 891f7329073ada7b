package dev.keywright.mapping;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What lists, maps and arrays share: elements stand for themselves, so that nulls among them are kept, as NULL. */
final class Elements {
    private static final AttributeValue NULL = AttributeValue.createNul(true);

    private Elements() {}

    /** The stored form of an element, which is NULL also for what isn't stored as an attribute. */
    static <T> AttributeValue encode(ValueCodec<T> codec, @Nullable T element) {
        AttributeValue stored = element == null ? null : codec.encode(element);
        return stored == null ? NULL : stored;
    }

    /** The element of a stored form. */
    static <T> @Nullable T decode(ValueCodec<T> codec, AttributeValue stored) {
        try {
            return codec.decode(stored);
        } catch (ValueException e) {
            if (stored.nul() != null) {
                return codec.absent();
            }
            throw e;
        }
    }

    /** The stored form of elements, in their order. */
    static <T> AttributeValue encodeAll(ValueCodec<T> codec, Collection<? extends @Nullable T> elements) {
        AttributeValue[] stored = new AttributeValue[elements.size()];
        int index = 0;
        try {
            for (T element : elements) {
                stored[index] = encode(codec, element);
                index++;
            }
        } catch (ValueException e) {
            throw e.at(index);
        }
        return AttributeValue.createL(new ReadOnlyList<>(stored));
    }

    /** Puts the elements of a stored list into an array of their number. */
    static <T> void decodeAll(ValueCodec<T> codec, List<AttributeValue> stored, @Nullable Object[] elements) {
        int index = 0;
        try {
            for (; index < elements.length; index++) {
                elements[index] = decode(codec, stored.get(index));
            }
        } catch (ValueException e) {
            throw e.at(index);
        }
    }

    /**
     * The elements of a stored value that should be a list. Asks for the type, as {@code hasL} looks through all
     * interfaces of the list.
     */
    static List<AttributeValue> list(AttributeValue value) {
        if (value.type() != AttributeValue.Type.L) {
            throw ValueException.unreadable(Kinds.LIST, value);
        }
        return value.l();
    }

    /** The entries of a stored value that should be a map. */
    static Map<String, AttributeValue> map(AttributeValue value, String expected) {
        if (value.type() != AttributeValue.Type.M) {
            throw ValueException.unreadable(expected, value);
        }
        return value.m();
    }
}
