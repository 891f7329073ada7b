package dev.keywright.mapping;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One component of an aggregate: which items it takes. Generated code holds one as a constant for each component.
 *
 * @param <C> what an item is read as
 */
public final class AggregatePart<C> {
    private final String name;
    private final List<EntityType<? extends C>> types;
    private final TypedParser<C> parser;

    private AggregatePart(String name, List<EntityType<? extends C>> types) {
        this.name = name;
        this.types = types;
        this.parser = TypedParser.of(name, types);
    }

    /** The component of that name, which takes the items of these entities. */
    public static <C> AggregatePart<C> of(String name, List<EntityType<? extends C>> types) {
        return new AggregatePart<>(name, List.copyOf(types));
    }

    String name() {
        return name;
    }

    List<EntityType<? extends C>> types() {
        return types;
    }

    boolean takes(Map<String, AttributeValue> item) {
        return parser.knows(item);
    }

    C parse(Map<String, AttributeValue> item) {
        return parser.parse(item);
    }

    /** {@code one Order}, {@code one Card or Cash}, for messages. */
    String describeOne() {
        return "one " + String.join(" or ", types.stream().map(EntityType::name).toList());
    }

    /** The key of an item that it takes, for messages. */
    String describeKey(Map<String, AttributeValue> item) {
        return types.get(0).layout().describe(item);
    }
}
