package dev.keywright.mapping;

import dev.keywright.key.KeyFormat;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Maps from what is written as text; read-only where read. A missing one is empty. Null values are kept.
 *
 * @param <K> the keys
 * @param <V> the values
 * @param keys writes a key
 * @param codec stores a value
 */
record MapCodec<K, V>(KeyFormat<K> keys, ValueCodec<V> codec) implements ValueCodec<Map<K, V>> {
    @Override
    public AttributeValue encode(Map<K, V> value) {
        String[] names = new String[value.size()];
        AttributeValue[] values = new AttributeValue[names.length];
        int index = 0;
        for (Map.Entry<K, V> entry : value.entrySet()) {
            names[index] = name(entry.getKey());
            try {
                values[index] = Elements.encode(codec, entry.getValue());
            } catch (ValueException e) {
                throw e.in(names[index]);
            }
            index++;
        }
        return AttributeValue.createM(new ItemMap<>(names, values, index));
    }

    private String name(@Nullable K key) {
        if (key == null) {
            throw ValueException.unstorable("must not hold a null key");
        }
        try {
            return keys.encode(key);
        } catch (IllegalArgumentException e) {
            throw ValueException.unstorable("holds a key that " + e.getMessage());
        }
    }

    @Override
    public Map<K, V> decode(AttributeValue value) {
        Map<String, AttributeValue> stored = Elements.map(value, Kinds.MAP);
        Map<K, V> entries = new HashMap<>(2 * stored.size());
        for (Map.Entry<String, AttributeValue> entry : stored.entrySet()) {
            try {
                entries.put(keys.decode(entry.getKey()), Elements.decode(codec, entry.getValue()));
            } catch (ValueException e) {
                throw e.in(entry.getKey());
            } catch (IllegalArgumentException e) {
                throw ValueException.malformed("a map by " + keys.expected(), value, e);
            }
        }
        return Collections.unmodifiableMap(entries);
    }

    @Override
    public Map<K, V> absent() {
        return Map.of();
    }

    @Override
    public String expected() {
        return Kinds.MAP;
    }
}
