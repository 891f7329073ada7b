package dev.keywright.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How some attributes of an entity are read as a record of their own. Generated {@code XMapping} classes of views extend it,
 * one stateless instance each.
 *
 * @param <V> the view
 */
public abstract class ViewType<V> implements ItemParser<V> {
    private final EntityType<?> entity;
    private final List<String> attributes;

    /** Called by generated code with the stored names of what the view has. */
    protected ViewType(EntityType<?> entity, String... attributes) {
        this.entity = entity;
        List<String> all = new ArrayList<>(List.of(attributes));
        if (entity.layout().typeAttribute() != null) {
            all.add(entity.layout().typeAttribute());
        }
        this.attributes = List.copyOf(all);
    }

    /** The view of an item that is known to be of the entity. */
    protected abstract V fromItem(Map<String, AttributeValue> item);

    @Override
    public final V parse(Map<String, AttributeValue> item) {
        if (!knows(item)) {
            throw entity.layout().unknownType(entity.name(), item);
        }
        return fromItem(item);
    }

    @Override
    public final boolean knows(Map<String, AttributeValue> item) {
        return entity.knows(item);
    }

    @Override
    public final List<String> attributes() {
        return attributes;
    }

    /** Starts the reading of an item. */
    protected final ItemReader reader(Map<String, AttributeValue> item) {
        return entity.reader(item);
    }
}
