package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.List;

/** A key has a template for each of its attributes that nothing else fills. */
final class MissingTemplateRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (KeyUse use : KeyUse.of(analysis)) {
            boolean partition =
                    use.key().partition().isEmpty() && use.partitionNeeds().size() == 1;
            boolean sort = use.key().sort().isEmpty() && use.sortNeeds().size() == 1;
            if (use.entity().complete() && (partition || sort)) {
                String what = partition && sort
                        ? "it has neither a partition nor a sort template."
                        : "it has no " + (partition ? "partition" : "sort") + " template.";
                diagnostics.report(
                        use.diagnostic(Code.MISSING_TEMPLATE, use.key().at(), what)
                                .found(found(use, partition, sort))
                                .write(SuggestedTemplates.of(analysis.table(), use.entity(), partition, sort)));
            }
        }
    }

    private static String found(KeyUse use, boolean partition, boolean sort) {
        List<String> names = new ArrayList<>();
        if (partition) {
            names.addAll(use.partitionNeeds());
        }
        if (sort) {
            names.addAll(use.sortNeeds());
        }
        boolean several = names.size() > 1;
        return String.join(" and ", names) + (several ? " are key attributes of " : " is a key attribute of ")
                + Places.name(use.slot()) + " and no attribute" + (several ? "s" : "") + " of " + use.name();
    }
}
