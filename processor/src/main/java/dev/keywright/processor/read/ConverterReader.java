package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.model.ValueType;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads {@code @Convert}: generated code must be able to make the converter, and it must convert the very type. */
final class ConverterReader {
    private static final String CONVERTER = "dev.keywright.AttributeConverter";

    private final Reading reading;

    ConverterReader(Reading reading) {
        this.reading = reading;
    }

    /** How the type is mapped by the converter that the annotation names; none where that was reported to be impossible. */
    Optional<ValueType> read(TypeMirror type, AnnotationUse convert, Use use) {
        Optional<TypeMirror> named = convert.type("value");
        if (named.isEmpty() || !(named.get() instanceof DeclaredType converter)) {
            return Optional.empty();
        }
        TypeElement element = (TypeElement) converter.asElement();
        String name = element.getSimpleName().toString();
        TypeMirror converted = converted(converter);
        String wanted = TypeText.of(type);
        String problem = null;
        if (converted == null) {
            problem = name + " is no AttributeConverter<" + wanted + ">.";
        } else if (!reading.types().isSameType(converted, boxed(type))) {
            problem = name + " converts " + TypeText.of(converted) + ", not " + wanted + ".";
        } else if (!isMakeable(element, use.packageName())) {
            problem = name + " has no constructor without parameters that generated code can call.";
        }
        if (problem == null) {
            return Optional.of(new ValueType.Converted(TypeRefs.of(type), TypeRefs.of(converter)));
        }
        reading.report(Diagnostic.of(
                        Code.CONVERTER, convert.at().member("value"), "@Convert on " + use.subject() + ": " + problem)
                .write("public final class " + name + " implements AttributeConverter<" + wanted
                        + ">, with a constructor without parameters"));
        return Optional.empty();
    }

    private TypeMirror boxed(TypeMirror type) {
        return type instanceof PrimitiveType primitive
                ? reading.types().boxedClass(primitive).asType()
                : type;
    }

    /** What the class converts, as it implements the interface; null if it doesn't. */
    private @Nullable TypeMirror converted(TypeMirror type) {
        if (type instanceof DeclaredType declared
                && declared.asElement() instanceof TypeElement element
                && element.getQualifiedName().contentEquals(CONVERTER)) {
            return declared.getTypeArguments().size() == 1
                    ? declared.getTypeArguments().get(0)
                    : null;
        }
        for (TypeMirror above : reading.types().directSupertypes(type)) {
            TypeMirror converted = converted(above);
            if (converted != null) {
                return converted;
            }
        }
        return null;
    }

    private static boolean isMakeable(TypeElement converter, String packageName) {
        List<ExecutableElement> constructors = ElementFilter.constructorsIn(converter.getEnclosedElements());
        return converter.getKind() == ElementKind.CLASS
                && !converter.getModifiers().contains(Modifier.ABSTRACT)
                && (!converter.getNestingKind().isNested()
                        || converter.getModifiers().contains(Modifier.STATIC))
                && constructors.stream()
                        .anyMatch(constructor ->
                                constructor.getParameters().isEmpty() && Access.sees(packageName, constructor));
    }
}
