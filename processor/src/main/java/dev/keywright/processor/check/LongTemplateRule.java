package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;

/** The literals of a template leave room in what DynamoDB takes as a key. */
final class LongTemplateRule implements Rule {
    private static final int MOST_PARTITION_BYTES = 2048;
    private static final int MOST_SORT_BYTES = 1024;

    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (TemplateUse use : TemplateUse.of(analysis)) {
            // A claim's sort key equals its partition key, unless an index gives it one.
            boolean isSort = use.kind().equals("sort")
                    || (use.kind().equals("key") && !analysis.table().sortKey().isEmpty());
            int most = isSort ? MOST_SORT_BYTES : MOST_PARTITION_BYTES;
            int bytes = use.template().literalBytes();
            if (bytes > most) {
                diagnostics.report(Diagnostic.of(
                                Code.LONG_TEMPLATE,
                                use.at(),
                                use.annotation() + ": the texts of the " + use.kind() + " template take " + bytes
                                        + " bytes, and a " + (isSort ? "sort" : "partition") + " key has at most "
                                        + most + ".")
                        .write("shorter texts; every item stores them"));
            }
        }
    }
}
