package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.TableAnalysis;

/** Each key in an index serves a pattern; of an index that serves none at all, that is told once. */
final class UnusedKeyRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.WHOLE_TABLE;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        if (diagnostics.hasErrors()) {
            return;
        }
        for (EntityKeys keys : analysis.entities()) {
            for (KeyPlan key : keys.indexKeys()) {
                boolean isWritten =
                        keys.entity().keys().stream().anyMatch(each -> each.at().equals(key.at()));
                if (isWritten
                        && !ServedPatterns.by(analysis, key.index()).isEmpty()
                        && ServedPatterns.by(analysis, keys, key).isEmpty()) {
                    String entity = keys.entity().type().simpleName();
                    diagnostics.report(Diagnostic.of(
                                    Code.UNUSED_KEY,
                                    key.at(),
                                    "@Key(index = \"" + key.index() + "\") on " + entity + ": it serves no pattern.")
                            .found(key.describe() + "; a copy of each " + entity
                                    + ", written and paid for with every change")
                            .write("an @AccessPattern that it serves, or no such key"));
                }
            }
        }
    }
}
