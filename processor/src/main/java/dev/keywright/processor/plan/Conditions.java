package dev.keywright.processor.plan;

import dev.keywright.processor.model.WhenModel;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** What conditions on attributes imply. */
public final class Conditions {
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

    /** Whether no item can meet all of both. */
    public static boolean exclude(List<WhenModel> left, List<WhenModel> right) {
        return left.stream().anyMatch(ours -> right.stream().anyMatch(theirs -> exclude(ours, theirs)));
    }

    private static boolean exclude(WhenModel left, WhenModel right) {
        if (!left.attribute().equals(right.attribute())) {
            return false;
        }
        if (left.absent() || right.absent()) {
            return left.absent() != right.absent();
        }
        return !left.values().isEmpty()
                && !right.values().isEmpty()
                && Collections.disjoint(left.values(), right.values());
    }

    private static boolean implies(WhenModel premise, WhenModel conclusion) {
        if (premise.absent() || conclusion.absent()) {
            return premise.absent() && conclusion.absent();
        }
        return conclusion.values().isEmpty()
                || (!premise.values().isEmpty() && conclusion.values().containsAll(premise.values()));
    }
}
