package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.Intruders;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;
import java.util.Locale;

/** A query reads no rows but those that its pattern asks for. */
final class ForeignRowsRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        Intruders intruders = new Intruders(analysis);
        for (PatternOutcome outcome : analysis.patterns()) {
            List<String> found = intruders.of(outcome);
            if (outcome.plan() != null && !found.isEmpty()) {
                String index = outcome.plan().key().index();
                diagnostics.report(Diagnostic.of(
                                Code.FOREIGN_ROWS,
                                outcome.pattern().at(),
                                "@AccessPattern \"" + outcome.pattern().name() + "\" on " + outcome.owner()
                                        + ": its query would read rows of other types too.")
                        .found(outcome.owner() + " " + outcome.plan().key().describe()
                                + (index.isEmpty() ? "" : " in " + index))
                        .line("other", Diagnostic.listed(found))
                        .write("another first segment in the sort template of one of them, such as "
                                + "\"" + outcome.owner().toUpperCase(Locale.ROOT)
                                + analysis.table().delimiter() + "...\""
                                + ", or the pattern on an interface that all of them implement"));
            }
        }
    }
}
