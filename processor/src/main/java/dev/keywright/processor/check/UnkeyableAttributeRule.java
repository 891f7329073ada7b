package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
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
            for (PatternUse.Reference reference : use.references()) {
                if (reference.format().isEmpty()
                        && use.outcome().serving().isEmpty()
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
}
