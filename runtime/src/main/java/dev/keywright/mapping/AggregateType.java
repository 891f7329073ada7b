package dev.keywright.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How the items of a parent and its children become one object. As a parser it lets the items through that some component
 * takes; the components read theirs.
 *
 * @param <A> the aggregate
 */
public final class AggregateType<A> implements ItemParser<Map<String, AttributeValue>> {
    private final String name;
    private final AggregatePart<?> parent;
    private final TypedParser<Object> parts;
    private final Function<AggregateItems, A> assemble;

    private AggregateType(
            String name, AggregatePart<?> parent, TypedParser<Object> parts, Function<AggregateItems, A> assemble) {
        this.name = name;
        this.parent = parent;
        this.parts = parts;
        this.assemble = assemble;
    }

    /** Of the aggregate of that simple name, whose first component is the parent; called by generated code. */
    public static <A> AggregateType<A> of(
            String name, List<AggregatePart<?>> parts, Function<AggregateItems, A> assemble) {
        List<EntityType<?>> types = new ArrayList<>();
        parts.forEach(part -> types.addAll(part.types()));
        return new AggregateType<>(name, parts.get(0), TypedParser.of(name, types), assemble);
    }

    @Override
    public Map<String, AttributeValue> parse(Map<String, AttributeValue> item) {
        if (!knows(item)) {
            throw parts.layout().unknownType(name, item);
        }
        return item;
    }

    @Override
    public boolean knows(Map<String, AttributeValue> item) {
        return parts.knows(item);
    }

    /** Whether an item is that of the parent. */
    public boolean isParent(Map<String, AttributeValue> item) {
        return parent.takes(item);
    }

    /**
     * The aggregate of what a query found; nothing if there is no item for the parent.
     *
     * @param reader what asks, for messages: {@code OrderWithLines.withLines}
     * @param items what was read, in key order
     * @param cut whether there may be more that were not to be read
     */
    public Optional<A> assemble(String reader, List<Map<String, AttributeValue>> items, boolean cut) {
        return items.stream()
                .filter(this::isParent)
                .findFirst()
                .map(item -> assemble.apply(new AggregateItems(reader, items, parent.describeKey(item), cut)));
    }
}
