package dev.keywright.processor.read;

import dev.keywright.processor.model.ValueType;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Enums, stored by name. */
final class EnumFamily implements TypeFamily {
    @Override
    public boolean takes(TypeMirror type) {
        return type instanceof DeclaredType declared && declared.asElement().getKind() == ElementKind.ENUM;
    }

    @Override
    public Optional<ValueType> read(TypeMirror type, Use use) {
        List<String> constants = ((DeclaredType) type)
                .asElement().getEnclosedElements().stream()
                        .filter(element -> element.getKind() == ElementKind.ENUM_CONSTANT)
                        .map(element -> element.getSimpleName().toString())
                        .toList();
        return Optional.of(new ValueType.Enumeration(TypeRefs.of(type), constants));
    }
}
