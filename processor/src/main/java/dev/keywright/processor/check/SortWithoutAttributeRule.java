package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;

/** A sort template belongs to a table or index with a sort key. */
final class SortWithoutAttributeRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (KeyUse use : KeyUse.of(analysis)) {
            if (!use.key().sort().isEmpty() && use.slot().sort().isEmpty()) {
                String index = use.slot().index();
                diagnostics.report(use.diagnostic(
                                Code.SORT_WITHOUT_ATTRIBUTE,
                                use.key().at().member("sort"),
                                Places.name(use.slot()) + " has no sort key to put the sort template into.")
                        .found("\"" + use.key().sort() + "\"")
                        .write(
                                index.isEmpty()
                                        ? "sortKey = \"SK\" in " + Places.describe(analysis.table())
                                                + ", or no sort here"
                                        : "sort = \"" + index + "SK\" in " + Places.describe(analysis.table(), index)
                                                + ", or no sort here"));
            }
        }
    }
}
