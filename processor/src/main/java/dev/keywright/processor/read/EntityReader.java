package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** Reads one {@code @Entity}. Which table it belongs to is known. */
final class EntityReader {
    private final Reading reading;
    private final Annotations annotations;
    private final ShapeReader shapes;

    EntityReader(Reading reading) {
        this.reading = reading;
        this.annotations = new Annotations(reading);
        this.shapes = new ShapeReader(reading, new AttributeTypes(reading));
    }

    /** None for a type that can't be an entity, which was reported. */
    Optional<EntityModel> read(TypeElement entity, TypeElement table, String typeAttribute) {
        String name = entity.getQualifiedName().toString();
        Location at = Location.type(name);
        Supertypes supertypes = new Supertypes(entity);
        supertypes.unresolved().forEach(reading::unresolved);
        Optional<Diagnostic> refusal = refusal(entity, at.annotation(AnnotationNames.ENTITY, 0));
        if (refusal.isPresent()) {
            reading.report(refusal.get());
            return Optional.empty();
        }
        Use use = new Use(
                at, "@Entity on " + entity.getSimpleName(), TypeRefs.of(entity).packageName(), List.of());
        ReadShape shape = shapes.read((DeclaredType) entity.asType(), use);
        boolean takesTypeAttribute = reportTakenTypeAttribute(entity, shape, typeAttribute);
        return Optional.of(new EntityModel(
                TypeRefs.of(entity),
                Access.isPublic(entity),
                typeName(entity),
                shape.shape(),
                annotations.all(entity, AnnotationNames.KEY).stream()
                        .map(KeyReader::read)
                        .toList(),
                annotations.all(entity, AnnotationNames.ACCESS_PATTERN).stream()
                        .map(PatternReader::read)
                        .toList(),
                annotations.all(entity, AnnotationNames.UNIQUE).stream()
                        .map(UniqueReader::read)
                        .toList(),
                supertypes.names(),
                SuppressedReader.read(List.of(entity, table)),
                shape.complete() && !takesTypeAttribute,
                at));
    }

    private static Optional<Diagnostic> refusal(TypeElement entity, Location at) {
        String name = entity.getSimpleName().toString();
        Set<Modifier> modifiers = entity.getModifiers();
        if (entity.getKind() != ElementKind.CLASS && entity.getKind() != ElementKind.RECORD) {
            String kind = entity.getKind() == ElementKind.ENUM
                    ? "an enum"
                    : entity.getKind() == ElementKind.INTERFACE ? "an interface" : "an annotation";
            return Optional.of(
                    refused(Code.ENTITY_KIND, at, name, name + " is " + kind + ", of which there are no items.")
                            .write("@Entity on a record or class"));
        }
        if (modifiers.contains(Modifier.ABSTRACT)) {
            return Optional.of(
                    refused(Code.ABSTRACT_ENTITY, at, name, name + " is abstract, so no item can be read as one.")
                            .write("@Entity on each of its subclasses"));
        }
        if (entity.getNestingKind().isNested() && !modifiers.contains(Modifier.STATIC)) {
            return Optional.of(
                    refused(Code.INNER_ENTITY, at, name, name + " is an inner class, which needs an object around it.")
                            .write("static class " + name));
        }
        if (isPrivate(entity)) {
            return Optional.of(
                    refused(Code.PRIVATE_ENTITY, at, name, name + " is private, so generated code can't see it.")
                            .write(name + ", and what is around it, without private"));
        }
        if (!entity.getTypeParameters().isEmpty()) {
            return Optional.of(
                    refused(Code.GENERIC_ENTITY, at, name, name + " has type parameters; an item's types are known.")
                            .found(TypeText.of(entity.asType()))
                            .write("a record or class without, which may extend a generic one with its arguments"));
        }
        return Optional.empty();
    }

    private static Diagnostic refused(Code code, Location at, String name, String verdict) {
        return Diagnostic.of(code, at, "@Entity on " + name + ": " + verdict);
    }

    private static boolean isPrivate(TypeElement entity) {
        for (Element around = entity; around != null; around = around.getEnclosingElement()) {
            if (around.getModifiers().contains(Modifier.PRIVATE)) {
                return true;
            }
        }
        return false;
    }

    private String typeName(TypeElement entity) {
        String otherwise = Capitals.lowerFirst(entity.getSimpleName().toString());
        Optional<AnnotationUse> annotation = annotations.one(entity, AnnotationNames.ENTITY);
        String name = annotation.map(found -> found.text("type")).orElse("");
        if (annotation.isPresent() && !name.isEmpty() && name.codePoints().noneMatch(EntityReader::isPrintable)) {
            reading.report(Diagnostic.of(
                            Code.BLANK_TYPE_NAME,
                            annotation.get().at().member("type"),
                            "@Entity on " + entity.getSimpleName() + ": the type name has nothing printable.")
                    .write("type = \"" + otherwise + "\", or nothing, which is the same"));
            return otherwise;
        }
        return name.isEmpty() ? otherwise : name;
    }

    private static boolean isPrintable(int character) {
        return !Character.isWhitespace(character)
                && !Character.isSpaceChar(character)
                && !Character.isISOControl(character)
                && Character.getType(character) != Character.FORMAT;
    }

    private boolean reportTakenTypeAttribute(TypeElement entity, ReadShape shape, String typeAttribute) {
        boolean taken = false;
        for (AttributeModel attribute : shape.shape().attributes()) {
            if (!typeAttribute.isEmpty() && attribute.storedName().equals(typeAttribute)) {
                taken = true;
                reading.report(Diagnostic.of(
                                Code.TYPE_ATTRIBUTE_TAKEN,
                                attribute.at(),
                                attribute.name() + " of " + entity.getSimpleName()
                                        + ": it is stored as the table's type attribute, which tells entities apart.")
                        .found("typeAttribute \"" + typeAttribute + "\" of the table")
                        .write("another name, or @Table(typeAttribute = ...) with one that no entity has"));
            }
        }
        return taken;
    }
}
