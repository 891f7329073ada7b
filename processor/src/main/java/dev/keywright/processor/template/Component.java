package dev.keywright.processor.template;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.ValueType;
import java.util.List;

/**
 * A placeholder, bound to an attribute.
 *
 * @param name its name as a Java parameter: {@code orderId}, {@code addressCity}, {@code atDay}
 * @param path the attribute, and what leads into it where it is nested
 * @param leaf the type of the value itself: no {@code Optional}, no wrapper record around it
 * @param format how it is written
 */
public record Component(String name, List<AttributeModel> path, ValueType leaf, BoundFormat format) {
    /** The attribute of the entity that it comes from. */
    public AttributeModel attribute() {
        return path.get(0);
    }

    /** Whether it can be absent, and with it the key. */
    public boolean nullable() {
        return path.stream().anyMatch(AttributeModel::nullable);
    }

    /** As it is written in patterns: {@code address.city}, {@code at:day}. */
    public String reference() {
        String dotted = String.join(".", path.stream().map(AttributeModel::name).toList());
        return format.conversion() == null ? dotted : dotted + ":" + format.name();
    }
}
