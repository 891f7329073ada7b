package dev.keywright.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Lets the items through that a component of an aggregate takes, as they are: the components read theirs. */
public final class AggregateParser implements ItemParser<Map<String, AttributeValue>> {
    private final String aggregate;
    private final TypedParser<Object> parts;

    private AggregateParser(String aggregate, TypedParser<Object> parts) {
        this.aggregate = aggregate;
        this.parts = parts;
    }

    /** Of the aggregate of that simple name; called by generated code. */
    public static AggregateParser of(String aggregate, List<AggregatePart<?>> parts) {
        List<EntityType<?>> types = new ArrayList<>();
        for (AggregatePart<?> part : parts) {
            types.addAll(part.types());
        }
        return new AggregateParser(aggregate, TypedParser.of(aggregate, types));
    }

    @Override
    public Map<String, AttributeValue> parse(Map<String, AttributeValue> item) {
        if (!knows(item)) {
            throw parts.layout().unknownType(aggregate, item);
        }
        return item;
    }

    @Override
    public boolean knows(Map<String, AttributeValue> item) {
        return parts.knows(item);
    }
}
