package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.ViewModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.Projections;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** An index that only views are read from needs no copy of everything. */
final class WideIndexRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.WHOLE_TABLE;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        if (diagnostics.hasErrors()) {
            return;
        }
        for (IndexModel index : analysis.table().indexes()) {
            List<PatternOutcome> served = ServedPatterns.by(analysis, index.name());
            if (index.projection() != IndexModel.Projection.ALL || served.isEmpty()) {
                continue;
            }
            Set<String> read = new LinkedHashSet<>();
            boolean ofViewsOnly = true;
            boolean leavesOut = false;
            for (PatternOutcome outcome : served) {
                Optional<ViewModel> view = view(analysis, outcome);
                ofViewsOnly &= view.isPresent();
                if (view.isPresent() && outcome.plan() != null) {
                    EntityModel entity = entity(analysis, view.get());
                    Set<String> needed = Projections.needed(
                            analysis.table(),
                            entity,
                            view.get().attributes(entity),
                            outcome.plan().trim());
                    read.addAll(needed);
                    leavesOut |= entity.shape().attributes().stream()
                            .anyMatch(attribute -> !needed.contains(attribute.storedName()));
                }
            }
            if (ofViewsOnly && leavesOut) {
                read.removeAll(Projections.keys(analysis.table(), index));
                diagnostics.report(Diagnostic.of(
                                Code.WIDE_INDEX,
                                index.at(),
                                Places.describe(analysis.table(), index.name())
                                        + ": it copies all attributes, and views are all that is read from it.")
                        .found("each write of what the views leave out is paid for in the index too")
                        .write(
                                read.isEmpty()
                                        ? "projection = Projection.KEYS_ONLY"
                                        : "projection = Projection.INCLUDE, include = "
                                                + Words.quoted(List.copyOf(read))));
            }
        }
    }

    private static Optional<ViewModel> view(TableAnalysis analysis, PatternOutcome outcome) {
        return analysis.table().views().stream()
                .filter(view -> view.at().equals(outcome.at()))
                .findFirst();
    }

    private static EntityModel entity(TableAnalysis analysis, ViewModel view) {
        return analysis.entities().stream()
                .map(EntityKeys::entity)
                .filter(entity -> entity.type().qualifiedName().equals(view.entity()))
                .findFirst()
                .orElseThrow();
    }
}
