package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Location;
import java.util.List;
import java.util.Set;

/**
 * A record of a parent and its children.
 *
 * @param type the record
 * @param isPublic whether it is public
 * @param parts its components as far as they could be read, the parent first
 * @param patterns its patterns
 * @param suppressed the warnings quieted on it
 * @param complete whether no component was left out for a diagnostic
 * @param at the record
 */
public record AggregateModel(
        TypeRef type,
        boolean isPublic,
        List<PartModel> parts,
        List<PatternModel> patterns,
        Set<String> suppressed,
        boolean complete,
        Location at) {

    /** The entities of all its components by qualified name, each once, the parent first. */
    public List<String> members() {
        return parts.stream()
                .flatMap(part -> part.members().stream())
                .distinct()
                .toList();
    }

    /** Whether anything is generated for it. */
    public boolean isAsked() {
        return !patterns.isEmpty();
    }
}
