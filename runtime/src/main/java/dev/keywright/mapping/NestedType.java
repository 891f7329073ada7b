package dev.keywright.mapping;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How a type is stored inside of items, as a map. Generated codecs of nested records extend it, one stateless instance
 * each.
 *
 * @param <T> the type
 */
public abstract class NestedType<T> implements ValueCodec<T> {
    private final @Nullable String tagAttribute;
    private final @Nullable AttributeValue tag;

    /** A type that stands alone. */
    protected NestedType() {
        this.tagAttribute = null;
        this.tag = null;
    }

    /** One of several types, told by an attribute of its own; see {@link NestedTypes}. */
    protected NestedType(String tagAttribute, String tag) {
        this.tagAttribute = tagAttribute;
        this.tag = AttributeValue.createS(tag);
    }

    /** The attributes of a value. */
    protected abstract Map<String, AttributeValue> toMap(T value);

    /** The value of attributes. */
    protected abstract T fromMap(ItemReader in);

    /** Starts a map of at most {@code capacity} attributes, the tag not counted, which it has already. */
    protected final ItemWriter writer(int capacity) {
        if (tagAttribute == null || tag == null) {
            return new ItemWriter(null, capacity);
        }
        ItemWriter writer = new ItemWriter(null, capacity + 1);
        writer.put(tagAttribute, tag);
        return writer;
    }

    @Override
    public final AttributeValue encode(T value) {
        return AttributeValue.createM(toMap(value));
    }

    @Override
    public final T decode(AttributeValue value) {
        return fromMap(new ItemReader(null, Elements.map(value, Kinds.MAP)));
    }

    @Override
    public final String expected() {
        return Kinds.MAP;
    }
}
