package dev.keywright.processor.plan;

import dev.keywright.processor.model.WhenModel;
import java.util.List;
import java.util.Set;

/** What conditions on attributes imply. */
final class Conditions {
    private Conditions() {}

    /**
     * Whether a condition holds wherever the premises do.
     *
     * @param present the attributes that are known to be present
     */
    static boolean imply(List<WhenModel> premises, Set<String> present, WhenModel conclusion) {
        if (!conclusion.absent() && conclusion.values().isEmpty() && present.contains(conclusion.attribute())) {
            return true;
        }
        for (WhenModel premise : premises) {
            if (premise.attribute().equals(conclusion.attribute()) && implies(premise, conclusion)) {
                return true;
            }
        }
        return false;
    }

    private static boolean implies(WhenModel premise, WhenModel conclusion) {
        if (premise.absent() || conclusion.absent()) {
            return premise.absent() && conclusion.absent();
        }
        return conclusion.values().isEmpty()
                || (!premise.values().isEmpty() && conclusion.values().containsAll(premise.values()));
    }
}
