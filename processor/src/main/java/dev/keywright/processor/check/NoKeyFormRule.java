package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;
import dev.keywright.processor.template.format.Binding;
import java.util.List;

/** What a placeholder names is of a type that can be in a key. */
final class NoKeyFormRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PlaceholderUse use : PlaceholderUse.of(analysis)) {
            if (use.binding() instanceof Binding.NoForm && use.path() instanceof AttributePath.Found found) {
                diagnostics.report(use.use()
                        .diagnostic(
                                Code.NO_KEY_FORM,
                                "has " + use.placeholder() + ", but the type " + use.type() + " can't be in a key.")
                        .write(instead(use, found.leaf())));
            }
        }
    }

    private static String instead(PlaceholderUse use, ValueType leaf) {
        List<AttributeModel> inside =
                leaf instanceof ValueType.Nested nested ? nested.shape().attributes() : List.of();
        return inside.isEmpty()
                ? "another attribute: text, a whole number, a time, an enum, a boolean or a UUID"
                : use.withPath(use.placeholder().path() + "." + inside.get(0).name());
    }
}
