package dev.keywright.processor.plan;

import java.util.List;

/** Whether a key serves a pattern. */
public sealed interface Verdict {
    /** It does, so. */
    record Serves(PatternPlan plan) implements Verdict {}

    /** It doesn't; each reason is a clause that stands for itself. */
    record Refuses(KeyPlan key, List<String> reasons) implements Verdict {}
}
