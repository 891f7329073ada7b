package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Location;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Everything above a type, and what of it isn't there yet. */
final class Supertypes {
    private final Set<TypeElement> found = new LinkedHashSet<>();
    private final Map<String, Location> unresolved = new TreeMap<>();

    Supertypes(TypeElement type) {
        visit(type);
    }

    private void visit(TypeElement type) {
        visit(type.getSuperclass(), type);
        type.getInterfaces().forEach(each -> visit(each, type));
    }

    private void visit(TypeMirror supertype, TypeElement below) {
        if (supertype.getKind() == TypeKind.ERROR) {
            unresolved.put(
                    supertype.toString(), Location.type(below.getQualifiedName().toString()));
        } else if (supertype instanceof DeclaredType declared) {
            Element element = declared.asElement();
            if (element instanceof TypeElement type && found.add(type)) {
                visit(type);
            }
        }
    }

    Set<TypeElement> found() {
        return found;
    }

    Map<String, Location> unresolved() {
        return unresolved;
    }

    /** By qualified name, in alphabetical order. */
    Set<String> names() {
        Set<String> names = new TreeSet<>();
        found.forEach(type -> names.add(type.getQualifiedName().toString()));
        return names;
    }
}
