package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;

/** A placeholder names an attribute of its entity. */
final class UnknownTemplateAttributeRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PlaceholderUse placeholder : PlaceholderUse.of(analysis)) {
            TemplateUse use = placeholder.use();
            if (use.entity().complete() && placeholder.path() instanceof AttributePath.Unknown unknown) {
                String similar = Similar.to(unknown.step(), unknown.known());
                diagnostics.report(use.diagnostic(
                                Code.UNKNOWN_TEMPLATE_ATTRIBUTE,
                                "names \"" + unknown.step() + "\", which is no attribute." + similar)
                        .line("has", "attributes " + Diagnostic.listed(unknown.known()))
                        .write(placeholder.withPath(replaced(placeholder, unknown)) + ", or a component "
                                + unknown.step()));
            }
        }
    }

    /** The path with something in place of its unknown step that is there. */
    private static String replaced(PlaceholderUse placeholder, AttributePath.Unknown unknown) {
        String path = placeholder.placeholder().path();
        String nearest = Similar.nearest(unknown.step(), unknown.known());
        String other = !nearest.isEmpty() || unknown.known().isEmpty()
                ? nearest
                : unknown.known().get(0);
        int at = path.indexOf(unknown.step());
        return path.substring(0, at)
                + other
                + path.substring(at + unknown.step().length());
    }
}
