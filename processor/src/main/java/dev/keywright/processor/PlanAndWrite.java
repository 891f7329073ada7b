package dev.keywright.processor;

import dev.keywright.processor.check.Checks;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.write.AccessPatternDocument;
import dev.keywright.processor.write.FilerSink;
import dev.keywright.processor.write.ShellWriter;
import dev.keywright.processor.write.TableWriter;

/** Analyses a table, applies the rules, and writes its classes; of a table with errors, empty ones. */
final class PlanAndWrite implements LaterStages {
    @Override
    public Output check(TableModel table, Diagnostics diagnostics) {
        TableAnalysis analysis = TableAnalysis.of(table);
        Checks.run(analysis, diagnostics);
        if (!table.complete() || diagnostics.hasErrors()) {
            return (filer, elements) -> ShellWriter.write(table, new FilerSink(filer, elements));
        }
        TablePlan plan = analysis.plan();
        return (filer, elements) -> {
            TableWriter.write(plan, new FilerSink(filer, elements));
            filer.document(table, AccessPatternDocument.of(plan));
        };
    }
}
