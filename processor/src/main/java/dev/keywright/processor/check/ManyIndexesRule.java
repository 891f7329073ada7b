package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** A table has few global indexes: each is a copy, and entities can share one. */
final class ManyIndexesRule implements Rule {
    private static final int MANY = 5;

    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        List<IndexModel> indexes = analysis.table().indexes().stream()
                .filter(index -> !index.local())
                .toList();
        // More than a table can have are an error of their own.
        if (indexes.size() > MANY && indexes.size() <= TooManyIndexesRule.MOST) {
            IndexModel first = indexes.get(MANY);
            diagnostics.report(Diagnostic.of(
                            Code.MANY_INDEXES,
                            first.at(),
                            Annotated.of(first) + " on "
                                    + analysis.table().type().simpleName() + ": the table has " + indexes.size()
                                    + " global indexes.")
                    .found(Diagnostic.listed(
                                    indexes.stream().map(IndexModel::name).toList())
                            + "; a write is paid for again in each that holds the item")
                    .write("keys of several entities in one index, each with templates of its own"));
        }
    }
}
