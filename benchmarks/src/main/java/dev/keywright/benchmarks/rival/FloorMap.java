package dev.keywright.benchmarks.rival;

import java.util.AbstractMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Two arrays: all that the SDK asks of an item map is its size and {@code forEach}. */
final class FloorMap extends AbstractMap<String, AttributeValue> {
    private final String[] names;
    private final AttributeValue[] values;
    private int size;

    FloorMap(int capacity) {
        this.names = new String[capacity];
        this.values = new AttributeValue[capacity];
    }

    void add(String name, AttributeValue value) {
        names[size] = name;
        values[size++] = value;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void forEach(BiConsumer<? super String, ? super AttributeValue> action) {
        for (int i = 0; i < size; i++) {
            action.accept(names[i], values[i]);
        }
    }

    /** For tests; nothing that is measured comes here. */
    @Override
    public Set<Map.Entry<String, AttributeValue>> entrySet() {
        Map<String, AttributeValue> entries = new LinkedHashMap<>();
        forEach(entries::put);
        return entries.entrySet();
    }
}
