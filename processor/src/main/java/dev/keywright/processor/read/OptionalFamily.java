package dev.keywright.processor.read;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** {@code Optional} and its primitive kin, directly on an attribute. */
final class OptionalFamily implements TypeFamily {
    private static final String OPTIONAL = "java.util.Optional";
    private static final Map<String, ValueType> PRIMITIVE = Map.of(
            "java.util.OptionalInt", new ValueType.Scalar(TypeRef.primitive("int"), ScalarType.INT),
            "java.util.OptionalLong", new ValueType.Scalar(TypeRef.primitive("long"), ScalarType.LONG),
            "java.util.OptionalDouble", new ValueType.Scalar(TypeRef.primitive("double"), ScalarType.DOUBLE));

    private final InnerTypes inner;

    OptionalFamily(Reading reading, AttributeTypes types) {
        this.inner = new InnerTypes(reading, types);
    }

    @Override
    public boolean takes(TypeMirror type) {
        return isOptional(type);
    }

    static boolean isOptional(TypeMirror type) {
        return type instanceof DeclaredType
                && (TypeRefs.ofAny(type).qualifiedName().equals(OPTIONAL)
                        || PRIMITIVE.containsKey(TypeRefs.ofAny(type).qualifiedName()));
    }

    @Override
    public Optional<ValueType> read(TypeMirror type, Use use) {
        TypeRef ref = TypeRefs.of(type);
        ValueType primitive = PRIMITIVE.get(ref.qualifiedName());
        if (primitive != null) {
            return Optional.of(new ValueType.OptionalOf(ref, primitive));
        }
        return inner.read(((DeclaredType) type).getTypeArguments().get(0), type, use)
                .map(content -> new ValueType.OptionalOf(ref, content));
    }
}
