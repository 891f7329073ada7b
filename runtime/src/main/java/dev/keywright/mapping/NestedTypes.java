package dev.keywright.mapping;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A sealed type inside of items: each value is a map of one of the permitted types, with an attribute that tells which.
 *
 * @param <T> the sealed type
 */
public final class NestedTypes<T> implements ValueCodec<T> {
    private final String name;
    private final String tagAttribute;
    private final Map<Class<? extends T>, NestedType<? extends T>> byClass = new LinkedHashMap<>();
    private final Map<String, NestedType<? extends T>> byTag = new HashMap<>();

    private NestedTypes(String name, String tagAttribute) {
        this.name = name;
        this.tagAttribute = tagAttribute;
    }

    /** A sealed type of that simple name, whose permitted types are told by that attribute. */
    public static <T> NestedTypes<T> of(String name, String tagAttribute) {
        return new NestedTypes<>(name, tagAttribute);
    }

    /** With one more of its permitted types, whose codec writes the tag; called while the constant is made. */
    public <S extends T> NestedTypes<T> with(Class<S> type, String tag, NestedType<S> codec) {
        byClass.put(type, codec);
        byTag.put(tag, codec);
        return this;
    }

    @Override
    public AttributeValue encode(T value) {
        return encodeAs(codecOf(value), value);
    }

    @SuppressWarnings("unchecked") // codecOf found it by the class of the value
    private static <S> AttributeValue encodeAs(NestedType<S> codec, Object value) {
        return codec.encode((S) value);
    }

    private NestedType<? extends T> codecOf(T value) {
        NestedType<? extends T> exact = byClass.get(value.getClass());
        if (exact != null) {
            return exact;
        }
        // A permitted class that isn't final may have subclasses.
        for (Map.Entry<Class<? extends T>, NestedType<? extends T>> entry : byClass.entrySet()) {
            if (entry.getKey().isInstance(value)) {
                return entry.getValue();
            }
        }
        throw ValueException.unstorable("is of no type that is permitted for " + name);
    }

    @Override
    public T decode(AttributeValue value) {
        AttributeValue tag = Elements.map(value, expected()).get(tagAttribute);
        if (tag == null) {
            throw ValueException.missing(expected()).in(tagAttribute);
        }
        NestedType<? extends T> codec = byTag.get(tag.s());
        if (codec == null) {
            throw ValueException.malformed(expected(), tag, null).in(tagAttribute);
        }
        return codec.decode(value);
    }

    @Override
    public String expected() {
        return "one of " + name;
    }
}
