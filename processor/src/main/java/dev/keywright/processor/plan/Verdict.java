package dev.keywright.processor.plan;

import java.util.List;

/** Whether a key serves a pattern. */
public sealed interface Verdict {
    /** It does, so; {@code keys} are those of all entities that the pattern asks for. */
    record Serves(PatternPlan plan, List<KeyPlan> keys) implements Verdict {}

    /** It doesn't; each reason is a clause that stands for itself. */
    record Refuses(KeyPlan key, List<String> reasons) implements Verdict {}
}
