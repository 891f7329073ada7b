package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;

/** A path reaches into what has attributes of its own. */
final class PathIntoValueRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PlaceholderUse use : PlaceholderUse.of(analysis)) {
            if (use.path() instanceof AttributePath.NoStep no) {
                String type = no.attribute().value().type().simpleName();
                String path = use.placeholder().path();
                diagnostics.report(use.use()
                        .diagnostic(
                                Code.PATH_INTO_VALUE,
                                "names \"" + path + "\", but " + no.attribute().name()
                                        + (isWrapper(no.attribute().value())
                                                ? ", of one component, is written as that."
                                                : ", of the type " + type + ", has no attributes to reach into."))
                        .write(use.withPath(path.substring(0, path.indexOf("." + no.step()))) + ", or a component of "
                                + use.use().entity().type().simpleName()));
            }
        }
    }

    private static boolean isWrapper(ValueType type) {
        return type instanceof ValueType.Wrapper
                || (type instanceof ValueType.OptionalOf optional && isWrapper(optional.content()));
    }
}
