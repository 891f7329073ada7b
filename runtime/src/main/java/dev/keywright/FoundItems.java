package dev.keywright;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What was found under several primary keys: one element for each key, in the order asked, empty where there is no item.
 * Immutable.
 *
 * @param <R> the type of the table's entities
 */
public final class FoundItems<R> extends AbstractList<Optional<R>> {
    private final List<ItemKey<? extends R>> keys;
    private final List<Optional<R>> items;
    private final Map<ItemKey<?>, Optional<R>> byKey = new HashMap<>();

    /** Called by the runtime: what was found for each key, in the order of the keys. */
    public FoundItems(List<? extends ItemKey<? extends R>> keys, List<Optional<R>> items) {
        this.keys = List.copyOf(keys);
        this.items = List.copyOf(items);
        for (int i = 0; i < this.keys.size(); i++) {
            byKey.put(this.keys.get(i), this.items.get(i));
        }
    }

    @Override
    public Optional<R> get(int index) {
        return items.get(index);
    }

    @Override
    public int size() {
        return items.size();
    }

    /**
     * The entity under one of the keys, typed.
     *
     * @throws IllegalArgumentException if that key wasn't asked for
     */
    public <E extends R> Optional<E> of(ItemKey<E> key) {
        Optional<R> found = byKey.get(key);
        if (found == null) {
            throw new IllegalArgumentException(key.entity() + " " + key + " was not asked for");
        }
        return found.map(key.type().entity()::cast);
    }

    /** The entities that were found, in the order asked. */
    public List<R> present() {
        return items.stream().flatMap(Optional::stream).toList();
    }

    /** The keys without an item, in the order asked. */
    public List<ItemKey<? extends R>> missing() {
        List<ItemKey<? extends R>> missing = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            if (items.get(i).isEmpty()) {
                missing.add(keys.get(i));
            }
        }
        return List.copyOf(missing);
    }
}
