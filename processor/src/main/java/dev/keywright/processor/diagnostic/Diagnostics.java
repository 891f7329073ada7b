package dev.keywright.processor.diagnostic;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects what is to be told; the same thing at the same place once. */
public final class Diagnostics {
    private final Set<Diagnostic> all = new LinkedHashSet<>();

    /** Adds one. */
    public void report(Diagnostic diagnostic) {
        all.add(diagnostic);
    }

    /** All so far, as they came. */
    public List<Diagnostic> all() {
        return List.copyOf(all);
    }

    /** Whether one of them is an error. */
    public boolean hasErrors() {
        return all.stream().anyMatch(diagnostic -> diagnostic.code().isError());
    }
}
