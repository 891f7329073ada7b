package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.format.Binding;
import dev.keywright.processor.template.format.Formats;
import java.util.List;
import java.util.Locale;

/** What is to be unique can be in the key of a claim, with the format that it has by default where none is named. */
final class UnclaimableAttributeRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (UniqueUse use : UniqueUse.of(analysis)) {
            if (use.isKnown() && use.plan() == null && use.unique().key().isEmpty()) {
                for (int i = 0; i < use.unique().attributes().size(); i++) {
                    check(analysis.delimiter(), use, i, diagnostics);
                }
            }
        }
    }

    private static void check(Delimiter delimiter, UniqueUse use, int which, Diagnostics diagnostics) {
        String attribute = use.unique().attributes().get(which);
        if (!(use.find(attribute) instanceof AttributePath.Found found) || RoleUse.isChanging(found)) {
            return;
        }
        Binding binding = Formats.bind("", found.leaf(), delimiter);
        if (binding instanceof Binding.Bound) {
            return;
        }
        ValueType leaf = found.leaf();
        String type = leaf.type().simpleName();
        Diagnostic diagnostic;
        if (binding instanceof Binding.NeedsFormat needs) {
            diagnostic = use.diagnostic(
                            Code.UNCLAIMABLE_ATTRIBUTE,
                            use.unique().at().member("value").element(which),
                            attribute + " is " + Words.withArticle(type)
                                    + ", which needs a format in the key of a claim.")
                    .write(use.with(
                            "key", template(use, attribute, Placeholders.format(leaf, needs, delimiter), delimiter)));
        } else {
            diagnostic = use.diagnostic(
                            Code.UNCLAIMABLE_ATTRIBUTE,
                            use.unique().at().member("value").element(which),
                            attribute + " is " + Words.withArticle(type) + ", which can't be in the key of a claim.")
                    .write("an attribute of a single value; for each element of a collection, an item of its own");
        }
        diagnostics.report(diagnostic);
    }

    private static String template(UniqueUse use, String attribute, String format, Delimiter delimiter) {
        List<String> attributes = use.unique().attributes();
        StringBuilder template = new StringBuilder(
                        use.keys().entity().typeName().toUpperCase(Locale.ROOT))
                .append('_')
                .append(String.join("_", attributes).replace('.', '_').toUpperCase(Locale.ROOT));
        for (String each : attributes) {
            template.append(delimiter.character())
                    .append('{')
                    .append(each)
                    .append(each.equals(attribute) ? ":" + format : "")
                    .append('}');
        }
        return template.toString();
    }
}
