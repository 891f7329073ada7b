package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** All rules. A new one is added to the list. */
public final class Checks {
    private static final List<Rule> RULES = List.of(
            new MissingKeyRule(),
            new UnknownIndexRule(),
            new UnknownTemplateAttributeRule(),
            new KeyCollisionRule(),
            new NoKeyServesRule(),
            new ForeignRowsRule());

    private Checks() {}

    /** Reports all that is wrong with a table; rules that need the whole table only if nothing of it was left out. */
    public static void run(TableAnalysis analysis, Diagnostics diagnostics) {
        boolean complete = analysis.table().complete();
        for (Rule rule : RULES) {
            if (complete || rule.needs() == Rule.Needs.ANY_SUBSET) {
                rule.check(analysis, diagnostics);
            }
        }
    }
}
