package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;

/** A path reaches through what is always there. */
final class PathThroughNullableRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PlaceholderUse use : PlaceholderUse.of(analysis)) {
            if (use.path() instanceof AttributePath.Found found) {
                found.path().subList(0, found.path().size() - 1).stream()
                        .filter(AttributeModel::nullable)
                        .findFirst()
                        .ifPresent(step -> diagnostics.report(use.use()
                                .diagnostic(
                                        Code.PATH_THROUGH_NULLABLE,
                                        "reaches through " + step.name() + ", which can be absent.")
                                .write("a component " + last(found) + " in "
                                        + use.use().entity().type().simpleName() + ", or " + step.name()
                                        + " without Optional and @Nullable")));
            }
        }
    }

    private static String last(AttributePath.Found found) {
        return found.path().get(found.path().size() - 1).name();
    }
}
