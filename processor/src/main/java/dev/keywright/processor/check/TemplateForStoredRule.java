package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.KeyOrigins.Origin;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** A template is for key attributes that are not stored anyway. */
final class TemplateForStoredRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (KeyUse use : KeyUse.of(analysis)) {
            if (use.entity().complete() && use.isNeeded()) {
                check(use, "partition", use.key().partition(), use.slot().partition(), diagnostics);
                check(use, "sort", use.key().sort(), use.slot().sort(), diagnostics);
            }
        }
    }

    private static void check(KeyUse use, String kind, String template, List<String> names, Diagnostics diagnostics) {
        if (!template.isEmpty()
                && !names.isEmpty()
                && use.origins().needingTemplate(use.slot(), names).isEmpty()) {
            String name = names.get(0);
            diagnostics.report(use.diagnostic(
                            Code.TEMPLATE_FOR_STORED,
                            use.key().at().member(kind),
                            "its " + kind + " template is for " + name + ", which " + stored(use, name) + ".")
                    .found("\"" + template + "\"")
                    .write("no " + kind + " here, or " + Places.name(use.slot())
                            + " with another name for the attribute"));
        }
    }

    private static String stored(KeyUse use, String name) {
        Origin origin = use.origins().of(use.slot(), name);
        if (origin instanceof Origin.OtherKey other) {
            return "has its content from the key of " + Places.name(other.owner());
        }
        return origin instanceof Origin.Type
                ? "is the type attribute"
                : "is an attribute of " + use.name() + " and stored as it is";
    }
}
