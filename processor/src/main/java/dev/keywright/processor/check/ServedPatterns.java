package dev.keywright.processor.check;

import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** Which patterns an index or a key answers. */
final class ServedPatterns {
    private ServedPatterns() {}

    /** Those that an index answers. */
    static List<PatternOutcome> by(TableAnalysis analysis, String index) {
        return analysis.patterns().stream()
                .filter(outcome ->
                        outcome.plan() != null && outcome.plan().key().index().equals(index))
                .toList();
    }

    /** Those that a key of an entity answers, alone or with those of other members of a collection. */
    static List<PatternOutcome> by(TableAnalysis analysis, EntityKeys keys, KeyPlan key) {
        return by(analysis, key.index()).stream()
                .filter(outcome -> outcome.reads(keys.entity(), key))
                .toList();
    }
}
