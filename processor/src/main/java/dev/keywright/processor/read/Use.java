package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Location;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * Where a type is used: what diagnostics about it name and point at.
 *
 * @param at the attribute or entity
 * @param subject the same in words: {@code total of Order}
 * @param packageName where generated code will use it
 * @param within the types around it, outermost first; one of them within itself would have no end
 */
record Use(Location at, String subject, String packageName, List<TypeMirror> within) {
    /** Of an attribute that this class declares. */
    Use of(TypeElement owner, String name) {
        Location attribute = Location.type(owner.getQualifiedName().toString()).component(name);
        return new Use(attribute, name + " of " + owner.getSimpleName(), packageName, within);
    }

    /** One type further in. */
    Use in(TypeMirror type) {
        List<TypeMirror> longer = new ArrayList<>(within);
        longer.add(type);
        return new Use(at, subject, packageName, List.copyOf(longer));
    }

    Diagnostic problem(Code code, String verdict) {
        return Diagnostic.of(code, at, subject + ": " + verdict);
    }
}
