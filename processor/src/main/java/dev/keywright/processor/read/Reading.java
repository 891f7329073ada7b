package dev.keywright.processor.read;

import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * One attempt to read: the compiler's services, what was found wrong on the way, and what is not there yet. Where a type is
 * still to be made by another processor, the attempt is thrown away with its diagnostics and made again in the next round.
 */
final class Reading {
    private final Elements elements;
    private final Types types;
    private final Diagnostics diagnostics;
    private final Map<String, Location> unresolved = new LinkedHashMap<>();
    private final Set<String> shaped = new HashSet<>();

    Reading(Elements elements, Types types, Diagnostics diagnostics) {
        this.elements = elements;
        this.types = types;
        this.diagnostics = diagnostics;
    }

    Elements elements() {
        return elements;
    }

    Types types() {
        return types;
    }

    /** Whether a permitted type extends the sealed one; one that doesn't is javac's to report, later. */
    boolean isBelow(TypeElement permitted, TypeElement sealed) {
        return types.isSubtype(types.erasure(permitted.asType()), types.erasure(sealed.asType()));
    }

    void report(Diagnostic diagnostic) {
        diagnostics.report(diagnostic);
    }

    /** Notes a type that isn't there, and where it is needed. */
    void unresolved(String name, Location at) {
        unresolved.putIfAbsent(name, at);
    }

    /** Notes a type whose attributes are read. */
    void shaped(TypeElement type) {
        shaped.add(type.getQualifiedName().toString());
    }

    /** The types whose attributes were read, by qualified name. */
    Set<String> shaped() {
        return shaped;
    }

    /** What isn't there, and where it is needed first. */
    Map<String, Location> unresolved() {
        return unresolved;
    }
}
