package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.ValueType;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Types with {@code @Convert} of their own. */
final class ConvertedFamily implements TypeFamily {
    private final Annotations annotations;
    private final ConverterReader converters;

    ConvertedFamily(Reading reading) {
        this.annotations = new Annotations(reading);
        this.converters = new ConverterReader(reading);
    }

    @Override
    public boolean takes(TypeMirror type) {
        return type instanceof DeclaredType declared && Annotations.has(declared.asElement(), AnnotationNames.CONVERT);
    }

    /** What is wrong with the converter is told once, on the type, however often it is used. */
    @Override
    public Optional<ValueType> read(TypeMirror type, Use use) {
        TypeElement element = (TypeElement) ((DeclaredType) type).asElement();
        Location at = Location.type(element.getQualifiedName().toString());
        Use declared = new Use(at, TypeText.of(type), use.packageName(), use.within());
        return annotations
                .one(element, AnnotationNames.CONVERT)
                .flatMap(convert -> converters.read(type, convert, declared));
    }
}
