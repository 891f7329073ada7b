package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.ValueType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Sealed types of records and classes, told apart by an attribute that holds the simple name in lower camel case. */
final class VariantFamily implements TypeFamily {
    private static final String DISCRIMINATOR = "type";

    private final Reading reading;
    private final ObjectFamily objects;

    VariantFamily(Reading reading, AttributeTypes types) {
        this.reading = reading;
        this.objects = new ObjectFamily(reading, types);
    }

    @Override
    public boolean takes(TypeMirror type) {
        return type instanceof DeclaredType declared
                && declared.asElement().getModifiers().contains(Modifier.SEALED)
                && declared.asElement().getKind() != ElementKind.ENUM;
    }

    @Override
    public Optional<ValueType> read(TypeMirror type, Use use) {
        List<ValueType.Variant> variants = new ArrayList<>();
        List<TypeElement> permitted = new ArrayList<>();
        boolean complete = collect((TypeElement) ((DeclaredType) type).asElement(), new HashSet<>(), permitted, use);
        for (TypeElement element : permitted) {
            Optional<ValueType.Variant> variant = variant(element, type, use);
            variant.ifPresent(variants::add);
            complete &= variant.isPresent();
        }
        complete &= haveNamesOfTheirOwn(variants, type, use);
        return complete
                ? Optional.of(new ValueType.Variants(TypeRefs.of(type), DISCRIMINATOR, List.copyOf(variants)))
                : Optional.empty();
    }

    /** What is permitted at the ends; false if something of it isn't there yet. */
    private boolean collect(TypeElement sealed, Set<TypeElement> walked, List<TypeElement> permitted, Use use) {
        boolean complete = true;
        if (!walked.add(sealed)) {
            return complete;
        }
        for (TypeMirror each : sealed.getPermittedSubclasses()) {
            TypeElement element = (TypeElement) ((DeclaredType) each).asElement();
            if (each.getKind() == TypeKind.ERROR) {
                reading.unresolved(each.toString(), use.at());
                complete = false;
            } else if (element.getModifiers().contains(Modifier.SEALED)) {
                complete &= collect(element, walked, permitted, use);
            } else if (reading.isBelow(element, sealed)) {
                permitted.add(element);
            }
        }
        return complete;
    }

    private Optional<ValueType.Variant> variant(TypeElement element, TypeMirror sealed, Use use) {
        String name = element.getSimpleName().toString();
        boolean isObject = element.getKind() == ElementKind.CLASS || element.getKind() == ElementKind.RECORD;
        if (!isObject || !element.getTypeParameters().isEmpty() || !Access.sees(use.packageName(), element)) {
            reading.report(
                    use.problem(Code.VARIANT_KIND, name + ", one of " + TypeText.of(sealed) + ", can't be stored.")
                            .found(
                                    !isObject
                                            ? name + " is neither a record nor a class"
                                            : element.getTypeParameters().isEmpty()
                                                    ? name + " is private, or not public and of another package"
                                                    : name + " has type parameters")
                            .write("record " + name + "(...) implements " + TypeText.of(sealed)));
            return Optional.empty();
        }
        Optional<ValueType.Nested> nested = objects.nested((DeclaredType) element.asType(), use);
        for (AttributeModel attribute :
                nested.map(read -> read.shape().attributes()).orElse(List.of())) {
            if (attribute.storedName().equals(DISCRIMINATOR)) {
                reading.report(use.of(element, attribute.name())
                        .problem(
                                Code.DISCRIMINATOR_TAKEN,
                                "it is stored as \"type\", which tells the variants of " + TypeText.of(sealed)
                                        + " apart.")
                        .write("another name"));
                return Optional.empty();
            }
        }
        return nested.map(read -> new ValueType.Variant(Capitals.lowerFirst(name), read));
    }

    private boolean haveNamesOfTheirOwn(List<ValueType.Variant> variants, TypeMirror sealed, Use use) {
        for (int i = 0; i < variants.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (variants.get(i).name().equals(variants.get(j).name())) {
                    reading.report(use.problem(
                                    Code.TWO_VARIANTS,
                                    TypeText.of(sealed) + " has two types named "
                                            + variants.get(i).value().type().simpleName() + ".")
                            .found(variants.get(j).value().type().qualifiedName() + ", "
                                    + variants.get(i).value().type().qualifiedName())
                            .write("another simple name for one of them"));
                    return false;
                }
            }
        }
        return true;
    }
}
