package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;
import dev.keywright.processor.template.format.Binding;
import dev.keywright.processor.template.format.Formats;

/** A range is over values that compare as their texts in keys do. */
final class UnorderedRangeRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PatternUse use : PatternUse.of(analysis)) {
            for (PatternUse.Reference reference : use.references()) {
                boolean isRange = reference.member().equals("range");
                if (isRange
                        && use.outcome().serving().isEmpty()
                        && use.find(reference.path()) instanceof AttributePath.Found found
                        && Formats.bind(reference.format(), found.leaf(), analysis.delimiter())
                                instanceof Binding.Bound bound
                        && !bound.format().ordered()) {
                    report(use, reference, found.leaf(), diagnostics);
                }
            }
        }
    }

    private static void report(
            PatternUse use, PatternUse.Reference reference, ValueType type, Diagnostics diagnostics) {
        String name = type.type().simpleName();
        if (type instanceof ValueType.Enumeration enumeration) {
            diagnostics.report(use.diagnostic(
                            Code.UNORDERED_RANGE,
                            reference.at(),
                            "the constants of " + name + " are not declared in the order of their names.")
                    .found("range = \"" + reference.text() + "\"; keys hold names, and compare "
                            + String.join(
                                    ", ",
                                    enumeration.constants().stream().sorted().toList()))
                    .write(use.givenAlso(reference.text()) + ", or a number for the order in place of the enum"));
        } else {
            diagnostics.report(use.diagnostic(
                            Code.UNORDERED_RANGE,
                            reference.at(),
                            "keys do not compare as " + reference.text() + " does.")
                    .found("range = \"" + reference.text() + "\", " + Words.withArticle(name))
                    .write(use.givenAlso(reference.text()) + ", or a range over a number or time"));
        }
    }
}
