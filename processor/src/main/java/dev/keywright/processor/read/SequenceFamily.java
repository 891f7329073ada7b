package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ScalarType.Stored;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Lists, sets, collections and arrays. */
final class SequenceFamily implements TypeFamily {
    private static final String SET = "java.util.Set";
    private static final Set<String> NAMES = Set.of("java.util.List", SET, "java.util.Collection");

    private final Reading reading;
    private final InnerTypes inner;

    SequenceFamily(Reading reading, AttributeTypes types) {
        this.reading = reading;
        this.inner = new InnerTypes(reading, types);
    }

    @Override
    public boolean takes(TypeMirror type) {
        return type instanceof ArrayType || NAMES.contains(TypeRefs.of(type).qualifiedName());
    }

    @Override
    public Optional<ValueType> read(TypeMirror type, Use use) {
        TypeRef ref = TypeRefs.of(type);
        TypeMirror element = type instanceof ArrayType array
                ? array.getComponentType()
                : ((DeclaredType) type).getTypeArguments().get(0);
        if (type instanceof ArrayType && isParameterized(element)) {
            reading.report(
                    use.problem(Code.UNSTORABLE_TYPE, "an array of " + TypeText.of(element) + " can't be stored.")
                            .found("Java makes no arrays of types with arguments")
                            .write("List<" + TypeText.of(element) + ">"));
            return Optional.empty();
        }
        Optional<ValueType> read = inner.read(element, type, use);
        if (ref.qualifiedName().equals(SET) && read.isPresent() && !hasSetType(read.get())) {
            reading.report(
                    use.problem(Code.SET_AS_LIST, TypeText.a(type) + " is stored as a list.")
                            .found(
                                    "DynamoDB has sets of text, numbers and binaries only; of a list none can be added or removed by value"));
        }
        return read.map(value -> new ValueType.Sequence(ref, value));
    }

    private static boolean isParameterized(TypeMirror type) {
        return type instanceof DeclaredType declared
                && !declared.getTypeArguments().isEmpty();
    }

    private static boolean hasSetType(ValueType element) {
        if (element instanceof ValueType.Wrapper wrapper) {
            return hasSetType(wrapper.component().value());
        }
        return element instanceof ValueType.Enumeration
                || (element instanceof ValueType.Scalar scalar && isSetStored(scalar.scalar()));
    }

    private static boolean isSetStored(ScalarType scalar) {
        return scalar.stored() != Stored.OTHER;
    }
}
