package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;
import dev.keywright.processor.template.format.Binding;
import dev.keywright.processor.template.format.Formats;

/** What a pattern is given or ranges over can be part of a key. */
final class UnkeyableAttributeRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PatternUse use : PatternUse.of(analysis)) {
            if (!use.outcome().serving().isEmpty()) {
                continue;
            }
            where(use, diagnostics);
            for (PatternUse.Reference reference : use.references()) {
                if (RoleUse.isChanging(use.find(reference.path()))) {
                    diagnostics.report(changing(use, reference));
                } else if (reference.format().isEmpty()
                        && use.find(reference.path()) instanceof AttributePath.Found found
                        && Formats.bind("", found.leaf(), analysis.delimiter()) instanceof Binding.NoForm) {
                    String type = found.leaf().type().simpleName();
                    diagnostics.report(
                            use.diagnostic(
                                            Code.UNKEYABLE_ATTRIBUTE,
                                            reference.at(),
                                            reference.member() + " names " + reference.text()
                                                    + ", which can't be in a key.")
                                    .found(reference.text() + " is " + Words.withArticle(type)
                                            + "; a query finds items by what is in their keys")
                                    .write(
                                            "an attribute of a single value; for each element of a collection, an item of its own"));
                }
            }
        }
    }

    /** Rows that only {@code where} tells apart are dropped where the pattern is to be trimmed. */
    private static void where(PatternUse use, Diagnostics diagnostics) {
        for (WhenModel when : use.pattern().where()) {
            AttributePath path = use.find(when.attribute());
            if (RoleUse.isChanging(path) && !use.pattern().trim()) {
                diagnostics.report(use.diagnostic(
                                Code.UNKEYABLE_ATTRIBUTE,
                                when.at().member("attribute"),
                                "where names " + when.attribute() + ", which can't be in a key.")
                        .found(when.attribute() + " is " + RoleUse.changing(path))
                        .write("trim = true, which reads the other items too and drops them"));
            }
        }
    }

    private static Diagnostic changing(PatternUse use, PatternUse.Reference reference) {
        AttributePath path = use.find(reference.path());
        return use.diagnostic(
                        Code.UNKEYABLE_ATTRIBUTE,
                        reference.at(),
                        reference.member() + " names " + reference.text() + ", which can't be in a key.")
                .found(reference.text() + " is " + RoleUse.changing(path))
                .write(use.with(reference, "") + ", and a filter on the query");
    }
}
