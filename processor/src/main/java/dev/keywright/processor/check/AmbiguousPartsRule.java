package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AggregateModel;
import dev.keywright.processor.model.PartModel;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.HashMap;
import java.util.Map;

/** Each item of an aggregate belongs to one of its components. */
final class AmbiguousPartsRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (AggregateModel aggregate : analysis.table().aggregates()) {
            Map<String, PartModel> takers = new HashMap<>();
            for (PartModel part : aggregate.parts()) {
                for (String member : part.members()) {
                    PartModel earlier = takers.putIfAbsent(member, part);
                    if (earlier != null) {
                        diagnostics.report(diagnostic(aggregate, part, earlier, member));
                    }
                }
            }
        }
    }

    private static Diagnostic diagnostic(AggregateModel aggregate, PartModel part, PartModel earlier, String member) {
        String entity = member.substring(member.lastIndexOf('.') + 1);
        return Diagnostic.of(
                        Code.AMBIGUOUS_PARTS,
                        part.at(),
                        part.name() + " of " + aggregate.type().simpleName() + ": " + entity
                                + " items would be taken by " + earlier.name() + " too.")
                .found(part.type().simpleName() + ", and " + earlier.type().simpleName() + " in " + earlier.name())
                .write("one component for " + entity + " items; or types of their own, told apart by their keys");
    }
}
