package dev.keywright.processor.plan;

import java.util.List;

/** Why a key doesn't serve an aggregate: what the caller gives doesn't tell one parent from another. */
public final class SeveralParents {
    private SeveralParents() {}

    static Verdict.Refuses refusal(KeyPlan key, String parent) {
        return new Verdict.Refuses(key, List.of(reason(parent)));
    }

    /** Whether a verdict is that. */
    public static boolean isReasonOf(Verdict.Refuses refusal, String parent) {
        return refusal.reasons().equals(List.of(reason(parent)));
    }

    private static String reason(String parent) {
        return "holds several " + parent + " items for what is given, and an aggregate has one parent";
    }
}
