package dev.keywright.processor.plan;

import java.util.List;

/** Whether a key serves a pattern. */
public sealed interface Verdict {
    /** It does, so; {@code keys} are those of all entities that the pattern asks for. */
    record Serves(PatternPlan plan, List<KeyPlan> keys) implements Verdict {}

    /** It doesn't; each reason is a clause that stands for itself. */
    record Refuses(KeyPlan key, List<String> reasons) implements Verdict {
        private static final String UNPROJECTED = "does not project ";
        private static final String INCONSISTENT = "is a global index, which has no consistent reads";

        /** What an index lacks of the result. */
        static String unprojected(List<String> names) {
            return UNPROJECTED + String.join(", ", names);
        }

        /** That the index is a global one. */
        static String inconsistent() {
            return INCONSISTENT;
        }

        /** The stored names that the index lacks, if that is all that is wrong with it. */
        public List<String> unprojectedOnly() {
            return reasons.size() == 1 && reasons.get(0).startsWith(UNPROJECTED)
                    ? List.of(reasons.get(0).substring(UNPROJECTED.length()).split(", ", -1))
                    : List.of();
        }

        /** Whether the index would serve, were it not for consistent reads. */
        public boolean lacksConsistentReadsOnly() {
            return reasons.equals(List.of(INCONSISTENT));
        }
    }
}
