package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;
import java.util.LinkedHashSet;
import java.util.Set;

/** What {@code @Unique} names are attributes. */
final class UnknownUniqueAttributeRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (UniqueUse use : UniqueUse.of(analysis)) {
            for (int i = 0; i < use.unique().attributes().size(); i++) {
                String attribute = use.unique().attributes().get(i);
                check(use, attribute, use.unique().at().member("value").element(i), diagnostics);
            }
        }
    }

    private static void check(UniqueUse use, String attribute, Location at, Diagnostics diagnostics) {
        AttributePath path = use.find(attribute);
        if (path instanceof AttributePath.Unknown unknown) {
            String nearest = Similar.nearest(unknown.step(), unknown.known());
            diagnostics.report(use.diagnostic(
                            Code.UNKNOWN_UNIQUE_ATTRIBUTE,
                            at,
                            "\"" + unknown.step() + "\" is no attribute." + Similar.to(unknown.step(), unknown.known()))
                    .line(
                            "has",
                            unknown.known().isEmpty()
                                    ? "no attributes"
                                    : "attributes " + Diagnostic.listed(unknown.known()))
                    .write(
                            unknown.known().isEmpty()
                                    ? "no @Unique"
                                    : instead(
                                            use,
                                            attribute,
                                            nearest.isEmpty()
                                                    ? unknown.known().get(0)
                                                    : attribute.replace(unknown.step(), nearest))));
        } else if (path instanceof AttributePath.NoStep end) {
            diagnostics.report(use.diagnostic(
                            Code.UNKNOWN_UNIQUE_ATTRIBUTE,
                            at,
                            "\"" + end.step() + "\" is in " + end.attribute().name()
                                    + ", which has no attributes of its own.")
                    .write(instead(use, attribute, end.attribute().name())));
        }
    }

    private static String instead(UniqueUse use, String attribute, String other) {
        Set<String> attributes = new LinkedHashSet<>();
        use.unique().attributes().forEach(each -> attributes.add(each.equals(attribute) ? other : each));
        return use.on(attributes);
    }
}
