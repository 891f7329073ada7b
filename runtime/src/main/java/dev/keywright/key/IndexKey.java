package dev.keywright.key;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The key of one item in an index. Generated {@code XKeys} are the only source of these.
 */
public final class IndexKey {
    private final String index;
    private final Map<String, AttributeValue> attributes;

    private IndexKey(String index, Map<String, AttributeValue> attributes) {
        this.index = index;
        this.attributes = attributes;
    }

    /**
     * A key of two texts.
     *
     * @throws dev.keywright.InvalidKeyComponentException if one is empty or too long
     */
    public static IndexKey of(String index, String partitionKey, String partition, String sortKey, String sort) {
        // Two of four slots: sixteen would be usual.
        Map<String, AttributeValue> attributes = new LinkedHashMap<>(4);
        attributes.put(partitionKey, KeyLimits.partition(index, partitionKey, partition));
        attributes.put(sortKey, KeyLimits.sort(index, sortKey, sort));
        return new IndexKey(index, Collections.unmodifiableMap(attributes));
    }

    /**
     * A key of one text.
     *
     * @throws dev.keywright.InvalidKeyComponentException if it is empty or too long
     */
    public static IndexKey of(String index, String partitionKey, String partition) {
        return ofValues(index, Map.of(partitionKey, KeyLimits.partition(index, partitionKey, partition)));
    }

    /** A key of any scalar values under their stored names, in the order of the index. */
    public static IndexKey ofValues(String index, Map<String, AttributeValue> attributes) {
        return new IndexKey(index, Collections.unmodifiableMap(new LinkedHashMap<>(attributes)));
    }

    /** The name of the index. */
    public String index() {
        return index;
    }

    /** The key attributes under their stored names. */
    public Map<String, AttributeValue> attributes() {
        return attributes;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof IndexKey that && index.equals(that.index) && attributes.equals(that.attributes);
    }

    @Override
    public int hashCode() {
        return Objects.hash(index, attributes);
    }

    /** The index and the key, for logs and messages. */
    @Override
    public String toString() {
        return index + " " + attributes;
    }
}
