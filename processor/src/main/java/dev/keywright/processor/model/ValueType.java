package dev.keywright.processor.model;

import java.util.List;

/** How the value of an attribute, or of an element of one, is mapped. */
public sealed interface ValueType {
    /** The Java type. */
    TypeRef type();

    /** What is stored where it is present: the type without the {@code Optional} around it. */
    default ValueType content() {
        return this;
    }

    /** How DynamoDB stores it: what can be a key attribute is text, number or binary. */
    default ScalarType.Stored stored() {
        if (this instanceof OptionalOf optional) {
            return optional.content().stored();
        }
        if (this instanceof Wrapper wrapper) {
            return wrapper.component().value().stored();
        }
        if (this instanceof Enumeration) {
            return ScalarType.Stored.TEXT;
        }
        return this instanceof Scalar scalar ? scalar.scalar().stored() : ScalarType.Stored.OTHER;
    }

    /** A single value with a codec in the runtime. */
    record Scalar(TypeRef type, ScalarType scalar) implements ValueType {}

    /** An enum, stored by name; {@code constants} in the order of declaration. */
    record Enumeration(TypeRef type, List<String> constants) implements ValueType {}

    /** {@code Optional<content>}: empty is absent. */
    record OptionalOf(TypeRef type, ValueType content) implements ValueType {}

    /** A {@code List}, {@code Set}, {@code Collection} or array. */
    record Sequence(TypeRef type, ValueType element) implements ValueType {}

    /** A {@code Map} from a text-like key. */
    record Dictionary(TypeRef type, ValueType key, ValueType value) implements ValueType {}

    /** A record or class of its own attributes, stored as a map. */
    record Nested(TypeRef type, Shape shape) implements ValueType {}

    /** A record of one component, stored and keyed as that component. */
    record Wrapper(TypeRef type, AttributeModel component) implements ValueType {}

    /** A type of the user's that a converter of the user's stores. */
    record Converted(TypeRef type, TypeRef converter) implements ValueType {}

    /** A sealed type, stored as a map that tells in {@code discriminator} which of its variants it is. */
    record Variants(TypeRef type, String discriminator, List<Variant> variants) implements ValueType {}

    /** One permitted type, and what the discriminator says of it. */
    record Variant(String name, Nested value) {}
}
