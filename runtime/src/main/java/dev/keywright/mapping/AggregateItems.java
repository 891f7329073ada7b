package dev.keywright.mapping;

import dev.keywright.CorruptItemException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The items of one aggregate, of which each component takes its own. */
public final class AggregateItems {
    private final String reader;
    private final List<Map<String, AttributeValue>> items;
    private final String key;
    private final boolean cut;

    /**
     * What a query found.
     *
     * @param reader what asks, for messages: {@code OrderWithLines.withLines}
     * @param items what was read, in key order
     * @param key the key of the parent, for messages
     * @param cut whether there may be more that were not to be read
     */
    AggregateItems(String reader, List<Map<String, AttributeValue>> items, String key, boolean cut) {
        this.reader = reader;
        this.items = items;
        this.key = key;
        this.cut = cut;
    }

    /** All items of a component, in key order; unmodifiable. */
    public <C> List<C> list(AggregatePart<C> part) {
        return items.stream().filter(part::takes).map(part::parse).toList();
    }

    /**
     * The item of a component that has at most one.
     *
     * @throws CorruptItemException if there are two
     */
    public <C> Optional<C> optional(AggregatePart<C> part) {
        return Optional.ofNullable(orNull(part));
    }

    /** As {@link #optional}, with null for none. */
    public <C> @Nullable C orNull(AggregatePart<C> part) {
        Map<String, AttributeValue> found = null;
        for (Map<String, AttributeValue> item : items) {
            if (part.takes(item)) {
                if (found != null) {
                    throw new CorruptItemException(
                            reader,
                            part.describeKey(found),
                            part.name(),
                            part.describeOne(),
                            "also " + part.describeKey(item));
                }
                found = item;
            }
        }
        return found == null ? null : part.parse(found);
    }

    /**
     * The item of a component that has just one.
     *
     * @throws CorruptItemException if there is none, or there are two
     * @throws IllegalArgumentException if it may be among the children that were not to be read
     */
    public <C> C one(AggregatePart<C> part) {
        C found = orNull(part);
        if (found != null) {
            return found;
        }
        if (cut) {
            throw new IllegalArgumentException(reader + " " + key + ": " + part.name()
                    + " is not among the children that were to be read; let it read more");
        }
        throw new CorruptItemException(reader, key, part.name(), part.describeOne(), "missing");
    }
}
