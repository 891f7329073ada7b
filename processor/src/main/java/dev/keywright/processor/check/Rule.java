package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;

/** One thing that must hold of a table; one class for each code. */
interface Rule {
    /** What a rule can be asked about a table of which parts were left out, being wrong. */
    enum Needs {
        /** It only finds more as entities are added. */
        ANY_SUBSET,
        /** What is left out could make it wrong. */
        WHOLE_TABLE
    }

    /** What it needs. */
    Needs needs();

    /** Reports where it doesn't hold. */
    void check(TableAnalysis analysis, Diagnostics diagnostics);
}
