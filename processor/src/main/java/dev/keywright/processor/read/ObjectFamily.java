package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.ValueType;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Records and classes of attributes of their own; a record of one component is that component. */
final class ObjectFamily implements TypeFamily {
    private static final int DEEPEST_GENERIC = 8;

    private final Reading reading;
    private final ShapeReader shapes;

    ObjectFamily(Reading reading, AttributeTypes types) {
        this.reading = reading;
        this.shapes = new ShapeReader(reading, types);
    }

    @Override
    public boolean takes(TypeMirror type) {
        return type instanceof DeclaredType declared
                && (declared.asElement().getKind() == ElementKind.CLASS
                        || declared.asElement().getKind() == ElementKind.RECORD);
    }

    @Override
    public Optional<ValueType> read(TypeMirror type, Use use) {
        TypeElement element = (TypeElement) ((DeclaredType) type).asElement();
        Optional<ValueType.Nested> nested = nested((DeclaredType) type, use);
        if (nested.isEmpty()
                || element.getKind() != ElementKind.RECORD
                || element.getRecordComponents().size() != 1) {
            return nested.map(read -> read);
        }
        AttributeModel component = nested.get().shape().attributes().get(0);
        if (component.nullable()) {
            reading.report(use.problem(
                            Code.NULLABLE_WRAPPER,
                            TypeText.a(type) + " of nothing can't be told from no " + TypeText.of(type) + ".")
                    .found("a record of one component is stored as that component, and " + component.name()
                            + " can be absent")
                    .write(component.name() + " without @Nullable or Optional, and those on the attribute"));
            return Optional.empty();
        }
        return Optional.of(new ValueType.Wrapper(TypeRefs.of(type), component));
    }

    /** A map of its attributes, however few. */
    Optional<ValueType.Nested> nested(DeclaredType type, Use use) {
        TypeElement element = (TypeElement) type.asElement();
        if (isWithinItself(type, use)) {
            reading.report(
                    use.problem(Code.CYCLIC_TYPE, element.getSimpleName() + " holds itself, so its form has no end.")
                            .write("the key of the other in place of it, or an entity of its own"));
            return Optional.empty();
        }
        boolean isInner = element.getNestingKind().isNested()
                && !element.getModifiers().contains(Modifier.STATIC)
                && element.getKind() == ElementKind.CLASS;
        if (isInner || element.getModifiers().contains(Modifier.ABSTRACT)) {
            reading.report(use.problem(Code.UNSTORABLE_TYPE, TypeText.a(type) + " can't be stored.")
                    .found(TypeText.of(type) + (isInner ? " is an inner class" : " is abstract"))
                    .write(isInner ? "static class " + TypeText.of(type) : "a record, or a sealed type of records"));
            return Optional.empty();
        }
        ReadShape read = shapes.read(type, use);
        return read.complete() ? Optional.of(new ValueType.Nested(TypeRefs.of(type), read.shape())) : Optional.empty();
    }

    private boolean isWithinItself(DeclaredType type, Use use) {
        List<TypeMirror> within = use.within();
        Element element = type.asElement();
        long alike = within.stream()
                .filter(each -> each instanceof DeclaredType around
                        && around.asElement().equals(element))
                .count();
        // A generic type may stand within itself with other arguments, but not for ever.
        return alike > DEEPEST_GENERIC
                || within.stream().anyMatch(each -> reading.types().isSameType(each, type));
    }
}
