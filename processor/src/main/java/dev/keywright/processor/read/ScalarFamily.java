package dev.keywright.processor.read;

import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeMirror;

/** Types with a codec in the runtime. */
final class ScalarFamily implements TypeFamily {
    private static final Map<String, ScalarType> BY_NAME = byName();

    private final Reading reading;

    ScalarFamily(Reading reading) {
        this.reading = reading;
    }

    @Override
    public boolean takes(TypeMirror type) {
        return BY_NAME.containsKey(name(type));
    }

    @Override
    public Optional<ValueType> read(TypeMirror type, Use use) {
        return Optional.ofNullable(BY_NAME.get(name(type)))
                .map(scalar -> new ValueType.Scalar(TypeRefs.of(type), scalar));
    }

    private String name(TypeMirror type) {
        return type instanceof PrimitiveType primitive
                ? reading.types().boxedClass(primitive).getQualifiedName().toString()
                : TypeRefs.of(type).qualifiedName();
    }

    private static Map<String, ScalarType> byName() {
        Map<String, ScalarType> byName = new HashMap<>();
        for (ScalarType scalar : ScalarType.values()) {
            if (!scalar.javaType().isEmpty()) {
                byName.put(scalar.javaType(), scalar);
            }
        }
        return Map.copyOf(byName);
    }
}
