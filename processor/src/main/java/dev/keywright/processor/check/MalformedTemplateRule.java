package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.TemplateProblem;
import java.util.List;
import java.util.Locale;

/** Every brace of a template has its partner, and every placeholder a name. */
final class MalformedTemplateRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (TemplateUse use : TemplateUse.of(analysis)) {
            for (TemplateProblem.Malformed problem : use.template().problems(TemplateProblem.Malformed.class)) {
                diagnostics.report(use.diagnostic(Code.MALFORMED_TEMPLATE, "has " + problem.what() + ".")
                        .write(use.with(example(analysis, use))));
            }
        }
    }

    private static String example(TableAnalysis analysis, TemplateUse use) {
        List<AttributeModel> attributes = use.entity().shape().attributes();
        String name = attributes.isEmpty() ? "id" : attributes.get(0).name();
        return use.entity().typeName().toUpperCase(Locale.ROOT)
                + analysis.delimiter().character() + "{" + name + "}";
    }
}
