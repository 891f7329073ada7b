package dev.keywright.processor.plan;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.TableModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A key that items of a table can have: the primary key, or that of an index.
 *
 * @param index the name of the index; {@code ""} for the primary key
 * @param partition the partition key attributes
 * @param sort the sort key attributes
 * @param at the index or the table
 */
public record KeySlot(String index, List<String> partition, List<String> sort, Location at) {
    /** The keys of a table: the primary key, then the indexes as they are declared; of two of one name the first. */
    public static List<KeySlot> of(TableModel table) {
        List<KeySlot> slots = new ArrayList<>();
        slots.add(primary(table));
        Set<String> names = new HashSet<>(Set.of(""));
        for (IndexModel index : table.indexes()) {
            if (names.add(index.name())) {
                slots.add(new KeySlot(index.name(), index.partition(), index.sort(), index.at()));
            }
        }
        return List.copyOf(slots);
    }

    /** Its attributes, partition first. */
    public List<String> attributes() {
        List<String> all = new ArrayList<>(partition);
        all.addAll(sort);
        return List.copyOf(all);
    }

    /** The primary key of a table. */
    public static KeySlot primary(TableModel table) {
        List<String> sort = table.sortKey().isEmpty() ? List.of() : List.of(table.sortKey());
        return new KeySlot("", List.of(table.partitionKey()), sort, table.at());
    }
}
