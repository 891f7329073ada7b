package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.CollectionModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** The entities of a collection are in its own package: its DAO builds their keys, which others can't see the parts of. */
final class CollectionPackageRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (CollectionModel collection : analysis.table().collections()) {
            String home = collection.type().packageName();
            List<String> strangers = analysis.entities().stream()
                    .map(EntityKeys::entity)
                    .filter(entity ->
                            collection.members().contains(entity.type().qualifiedName()))
                    .filter(entity -> !entity.type().packageName().equals(home))
                    .map(entity -> entity.type().qualifiedName())
                    .toList();
            if (!strangers.isEmpty()) {
                String name = collection.type().simpleName();
                diagnostics.report(Diagnostic.of(
                                Code.COLLECTION_ACROSS_PACKAGES,
                                collection.patterns().get(0).at(),
                                "@AccessPattern \""
                                        + collection.patterns().get(0).name() + "\" on " + name
                                        + ": it asks for entities of other packages than " + name + "'s.")
                        .found(Diagnostic.listed(strangers) + "; the parts of keys are visible in a package only, so "
                                + name + "Dao could not build theirs")
                        .write("package " + home + "; for them, or the pattern on each of them"));
            }
        }
    }
}
