package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.plan.PatternOutcome;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Tells apart what the planner found wrong by itself and what only follows from a mistake that was told. */
final class FollowUps {
    /** What is wrong with a table or type as a whole, whatever its keys are. */
    private static final Set<Code> BESIDE_KEYS = EnumSet.of(
            Code.TABLE_NAME,
            Code.INDEX_NAME,
            Code.TOO_MANY_INDEXES,
            Code.TOO_MANY_INCLUDED,
            Code.INCLUDE_IGNORED,
            Code.KEY_COLLISION);

    private FollowUps() {}

    /**
     * Whether it follows from what was told that no key serves a pattern: something else is wrong with it, or a key or
     * attribute of one of its types is.
     */
    static boolean of(List<Diagnostic> known, PatternOutcome outcome) {
        Set<String> types = new HashSet<>(outcome.types());
        types.add(outcome.at().type());
        return known.stream()
                .anyMatch(diagnostic ->
                        diagnostic.at().isWithin(outcome.pattern().at()) || shapesKeys(diagnostic, types));
    }

    private static boolean shapesKeys(Diagnostic diagnostic, Set<String> types) {
        Location at = diagnostic.at();
        if (!diagnostic.code().isError() || BESIDE_KEYS.contains(diagnostic.code())) {
            return false;
        }
        if (isOfTable(at.annotation())) {
            return true;
        }
        return types.contains(at.type())
                && !at.annotation().endsWith(".AccessPattern")
                && !at.annotation().endsWith(".Unique");
    }

    private static boolean isOfTable(String annotation) {
        return annotation.endsWith(".Table")
                || annotation.endsWith(".GlobalIndex")
                || annotation.endsWith(".LocalIndex");
    }
}
