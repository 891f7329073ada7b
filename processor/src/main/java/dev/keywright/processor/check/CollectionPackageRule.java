package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AggregateModel;
import dev.keywright.processor.model.CollectionModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ViewModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** The entities of a collection, aggregate or view are in its own package: its DAO builds keys, which others can't see the parts of. */
final class CollectionPackageRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (CollectionModel collection : analysis.table().collections()) {
            check(analysis, collection.type(), collection.members(), collection.patterns(), diagnostics);
        }
        for (ViewModel view : analysis.table().views()) {
            check(analysis, view.type(), List.of(view.entity()), view.patterns(), diagnostics);
        }
        for (AggregateModel aggregate : analysis.table().aggregates()) {
            check(analysis, aggregate.type(), aggregate.members(), aggregate.patterns(), diagnostics);
        }
    }

    private static void check(
            TableAnalysis analysis,
            TypeRef type,
            List<String> members,
            List<PatternModel> patterns,
            Diagnostics diagnostics) {
        String home = type.packageName();
        List<String> strangers = analysis.entities().stream()
                .map(EntityKeys::entity)
                .filter(entity -> members.contains(entity.type().qualifiedName()))
                .filter(entity -> !entity.type().packageName().equals(home))
                .map(entity -> entity.type().qualifiedName())
                .toList();
        if (!strangers.isEmpty() && !patterns.isEmpty()) {
            String name = type.simpleName();
            PatternModel first = patterns.get(0);
            diagnostics.report(Diagnostic.of(
                            Code.COLLECTION_ACROSS_PACKAGES,
                            first.at(),
                            "@AccessPattern \"" + first.name() + "\" on " + name
                                    + ": it asks for entities of other packages than " + name + "'s.")
                    .found(Diagnostic.listed(strangers) + "; the parts of keys are visible in a package only, so "
                            + name + "Dao could not build theirs")
                    .write("package " + home + "; for them, or the pattern on each of them"));
        }
    }
}
