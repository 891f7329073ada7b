package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.model.AttributeModel.Role;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads what an attribute is for, besides holding a value: one thing, and of an item as a whole. */
final class RoleReader {
    private final Reading reading;
    private final Annotations annotations;

    RoleReader(Reading reading, Annotations annotations) {
        this.reading = reading;
        this.annotations = annotations;
    }

    /** {@code owner} is the type that the attribute is of, {@code use} the attribute. */
    Role read(AttributeSource source, Use owner, Use use) {
        Role role = Role.PLAIN;
        for (Role each : Role.values()) {
            AnnotationUse annotation = each == Role.PLAIN
                    ? null
                    : annotations
                            .one(source, use.at(), AnnotationNames.of(each))
                            .orElse(null);
            if (annotation == null) {
                continue;
            }
            if (role != Role.PLAIN) {
                reading.report(Diagnostic.of(
                                Code.TWO_ROLES,
                                annotation.at(),
                                simple(each) + " on " + use.subject() + ": it is " + simple(role)
                                        + " already, and changes in one way only.")
                        .write("one of the two annotations"));
            } else if (isInner(owner)) {
                reading.report(inner(each, annotation, owner, use));
            } else {
                role = each;
            }
        }
        return role;
    }

    private static Diagnostic inner(Role role, AnnotationUse annotation, Use owner, Use use) {
        List<TypeMirror> within = owner.within();
        return Diagnostic.of(
                        Code.INNER_ROLE,
                        annotation.at(),
                        simple(role) + " on " + use.subject() + ": it is about whole items, and "
                                + TypeText.of(within.get(within.size() - 1)) + " is a part of one.")
                .write(simple(role) + " on an attribute of the entity, or no annotation");
    }

    /** Whether the attribute is of a part of an item; that of an entity has its role where that is an item of its own. */
    private static boolean isInner(Use owner) {
        int depth = owner.within().size();
        return depth > 1 && !isEntity(owner.within().get(depth - 1));
    }

    private static boolean isEntity(TypeMirror type) {
        return type instanceof DeclaredType declared && isEntity(declared.asElement());
    }

    private static boolean isEntity(Element element) {
        return Annotations.has(element, AnnotationNames.ENTITY);
    }

    private static String simple(Role role) {
        return "@" + role.annotation();
    }
}
