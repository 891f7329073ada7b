package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** {@code Map}s from text, an enum or a UUID. */
final class DictionaryFamily implements TypeFamily {
    private final Reading reading;
    private final AttributeTypes types;
    private final InnerTypes inner;

    DictionaryFamily(Reading reading, AttributeTypes types) {
        this.reading = reading;
        this.types = types;
        this.inner = new InnerTypes(reading, types);
    }

    @Override
    public boolean takes(TypeMirror type) {
        return type instanceof DeclaredType && TypeRefs.of(type).qualifiedName().equals("java.util.Map");
    }

    @Override
    public Optional<ValueType> read(TypeMirror type, Use use) {
        List<? extends TypeMirror> arguments = ((DeclaredType) type).getTypeArguments();
        Optional<ValueType> key = key(type, arguments.get(0), use);
        Optional<ValueType> value = inner.read(arguments.get(1), type, use);
        return key.flatMap(from -> value.map(to -> new ValueType.Dictionary(TypeRefs.of(type), from, to)));
    }

    private Optional<ValueType> key(TypeMirror map, TypeMirror type, Use use) {
        Optional<ValueType> key = types.read(type, use);
        if (key.isPresent() && !isText(key.get())) {
            reading.report(use.problem(Code.MAP_KEY, "the key of a map is text, not " + TypeText.a(type) + ".")
                    .found(TypeText.of(map))
                    .write("Map<String, "
                            + TypeText.of(
                                    ((DeclaredType) map).getTypeArguments().get(1))
                            + ">, or an enum or UUID as key, or a List of records"));
            return Optional.empty();
        }
        return key;
    }

    private static boolean isText(ValueType key) {
        if (key instanceof ValueType.Wrapper wrapper) {
            return isText(wrapper.component().value());
        }
        return key instanceof ValueType.Enumeration
                || (key instanceof ValueType.Scalar scalar
                        && (scalar.scalar() == ScalarType.STRING || scalar.scalar() == ScalarType.UUID));
    }
}
