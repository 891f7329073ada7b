package dev.keywright.mapping;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Maps by text; read-only where read. A missing one is empty. Null values are kept.
 *
 * @param <V> the values
 * @param codec stores a value
 */
record TextMapCodec<V>(ValueCodec<V> codec) implements ValueCodec<Map<String, V>> {
    /** Up to so many entries a search one by one beats a hash table, and takes less than half its memory. */
    private static final int FEW = 8;

    @Override
    public AttributeValue encode(Map<String, V> value) {
        String[] names = new String[value.size()];
        AttributeValue[] values = new AttributeValue[names.length];
        int index = 0;
        for (Map.Entry<String, V> entry : value.entrySet()) {
            names[index] = name(entry.getKey());
            values[index] = encode(names[index], entry.getValue());
            index++;
        }
        return AttributeValue.createM(new ItemMap<>(names, values, index));
    }

    private static String name(@Nullable String key) {
        if (key == null || key.isEmpty()) {
            throw ValueException.unstorable("must not hold " + (key == null ? "a null key" : "an empty key"));
        }
        return key;
    }

    private AttributeValue encode(String name, @Nullable V value) {
        try {
            return Elements.encode(codec, value);
        } catch (ValueException e) {
            throw e.in(name);
        }
    }

    @Override
    public Map<String, V> decode(AttributeValue value) {
        Map<String, AttributeValue> stored = Elements.map(value, Kinds.MAP);
        return stored.size() <= FEW ? decodeFew(stored) : decodeMany(stored);
    }

    private Map<String, V> decodeFew(Map<String, AttributeValue> stored) {
        String[] names = new String[stored.size()];
        @Nullable Object[] values = new Object[names.length];
        int index = 0;
        for (Map.Entry<String, AttributeValue> entry : stored.entrySet()) {
            names[index] = entry.getKey();
            values[index] = decode(entry.getKey(), entry.getValue());
            index++;
        }
        return map(names, values);
    }

    @SuppressWarnings("unchecked") // the array never leaves the map, which casts what it hands out
    private static <V> Map<String, V> map(String[] names, @Nullable Object[] values) {
        return new ItemMap<>(names, (V[]) values, names.length);
    }

    private Map<String, V> decodeMany(Map<String, AttributeValue> stored) {
        Map<String, V> entries = new HashMap<>(2 * stored.size());
        stored.forEach((name, value) -> entries.put(name, decode(name, value)));
        return Collections.unmodifiableMap(entries);
    }

    private @Nullable V decode(String name, AttributeValue value) {
        try {
            return Elements.decode(codec, value);
        } catch (ValueException e) {
            throw e.in(name);
        }
    }

    @Override
    public Map<String, V> absent() {
        return Map.of();
    }

    @Override
    public String expected() {
        return Kinds.MAP;
    }
}
