package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.model.ValueType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** The types of Java itself, and kinds of collections, that no earlier family took: they are not taken apart but refused. */
final class PlatformFamily implements TypeFamily {
    private static final List<String> COLLECTIONS =
            List.of("java.util.Map", "java.util.Set", "java.util.List", "java.util.Collection");
    private static final Map<String, String> INSTEAD = Map.of(
            "java.util.Date", "Instant",
            "java.util.Calendar", "ZonedDateTime",
            "java.sql.Timestamp", "Instant",
            "java.sql.Date", "LocalDate",
            "java.lang.CharSequence", "String",
            "java.lang.StringBuilder", "String",
            "java.lang.Number", "BigDecimal",
            "java.net.URL", "URI",
            "java.util.Currency", "String, its code",
            "java.util.Locale", "String, its language tag");

    private final Reading reading;

    PlatformFamily(Reading reading) {
        this.reading = reading;
    }

    @Override
    public boolean takes(TypeMirror type) {
        return type instanceof DeclaredType
                && (isJavas(type) || collection(type).isPresent());
    }

    @Override
    public Optional<ValueType> read(TypeMirror type, Use use) {
        Optional<String> collection = collection(type);
        if (collection.isPresent()) {
            reading.report(use.problem(Code.COLLECTION_CLASS, TypeText.a(type) + " can't be stored, its interface can.")
                    .found(TypeText.of(type))
                    .write(collection.get()));
            return Optional.empty();
        }
        String name = TypeRefs.of(type).qualifiedName();
        reading.report(use.problem(Code.UNSTORABLE_TYPE, TypeText.a(type) + " can't be stored.")
                .write(INSTEAD.getOrDefault(name, "a type with a stored form, or a record of what is to be stored")));
        return Optional.empty();
    }

    private static boolean isJavas(TypeMirror type) {
        String name = TypeRefs.of(type).qualifiedName();
        return name.startsWith("java.") || name.startsWith("javax.");
    }

    /** The simple name of the collection interface that a type is a kind of. */
    private Optional<String> collection(TypeMirror type) {
        TypeMirror erased = reading.types().erasure(type);
        for (String name : COLLECTIONS) {
            TypeElement element = reading.elements().getTypeElement(name);
            if (element != null
                    && reading.types().isSubtype(erased, reading.types().erasure(element.asType()))) {
                return Optional.of(element.getSimpleName().toString());
            }
        }
        return Optional.empty();
    }
}
