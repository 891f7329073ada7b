package dev.keywright.processor.check;

import dev.keywright.processor.model.IndexModel;

/** Annotations of indexes as a headline begins. */
final class Annotated {
    private Annotated() {}

    /** {@code @GlobalIndex("GSI1")}, {@code @LocalIndex("LSI1")}. */
    static String of(IndexModel index) {
        return (index.local() ? "@LocalIndex(\"" : "@GlobalIndex(\"") + index.name() + "\")";
    }
}
