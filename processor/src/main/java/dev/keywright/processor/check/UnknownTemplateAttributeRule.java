package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;
import dev.keywright.processor.template.KeyTemplate;
import dev.keywright.processor.template.Part;

/** A placeholder names an attribute of its entity. */
final class UnknownTemplateAttributeRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (EntityKeys keys : analysis.entities()) {
            EntityModel entity = keys.entity();
            if (!entity.complete()) {
                continue;
            }
            for (TemplateUse use : TemplateUse.of(entity)) {
                for (Part.Placeholder placeholder :
                        KeyTemplate.parse(use.source(), analysis.delimiter()).placeholders()) {
                    if (AttributePath.find(entity.shape().attributes(), placeholder.path())
                            instanceof AttributePath.Unknown unknown) {
                        diagnostics.report(Diagnostic.of(
                                        Code.UNKNOWN_TEMPLATE_ATTRIBUTE,
                                        use.at(),
                                        use.annotation() + ": the " + use.kind() + " template names \"" + unknown.step()
                                                + "\", which is no attribute."
                                                + Similar.to(unknown.step(), unknown.known()))
                                .found("\"" + use.source() + "\"")
                                .line("has", "attributes " + Diagnostic.listed(unknown.known()))
                                .write("{" + placeholder.path() + "} with the name of an attribute, or a component "
                                        + unknown.step()));
                    }
                }
            }
        }
    }
}
