package dev.keywright.processor.template;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds what a placeholder, or the member of a pattern, names. */
public sealed interface AttributePath {
    /** The attribute, what leads to it, and the type of the value itself. */
    record Found(List<AttributeModel> path, ValueType leaf) implements AttributePath {}

    /** A step that the type before it hasn't; what it has. */
    record Unknown(String step, List<String> known) implements AttributePath {}

    /** A step into an attribute that has no attributes of its own: a list, a map, a single value. */
    record NoStep(AttributeModel attribute, String step) implements AttributePath {}

    /** Finds a path like {@code address.city} in the attributes of a type. */
    static AttributePath find(List<AttributeModel> attributes, String path) {
        List<AttributeModel> found = new ArrayList<>();
        List<AttributeModel> scope = attributes;
        for (String step : path.split("\\.", -1)) {
            AttributeModel next = named(scope, step);
            if (next == null) {
                return scope.isEmpty() && !found.isEmpty()
                        ? new NoStep(found.get(found.size() - 1), step)
                        : new Unknown(
                                step, scope.stream().map(AttributeModel::name).toList());
            }
            found.add(next);
            scope = inside(bare(next.value()));
        }
        return new Found(List.copyOf(found), bare(found.get(found.size() - 1).value()));
    }

    private static @Nullable AttributeModel named(List<AttributeModel> scope, String name) {
        for (AttributeModel attribute : scope) {
            if (attribute.name().equals(name)) {
                return attribute;
            }
        }
        return null;
    }

    private static List<AttributeModel> inside(ValueType type) {
        return type instanceof ValueType.Nested nested ? nested.shape().attributes() : List.of();
    }

    /** The value inside {@code Optional} and one-component records. */
    private static ValueType bare(ValueType type) {
        if (type instanceof ValueType.OptionalOf optional) {
            return bare(optional.content());
        }
        return type instanceof ValueType.Wrapper wrapper
                ? bare(wrapper.component().value())
                : type;
    }
}
