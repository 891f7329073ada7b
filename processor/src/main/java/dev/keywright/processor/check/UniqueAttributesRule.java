package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** {@code @Unique} names at least one attribute, and each once. */
final class UniqueAttributesRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (UniqueUse use : UniqueUse.of(analysis)) {
            List<String> attributes = use.unique().attributes();
            if (attributes.isEmpty()) {
                diagnostics.report(use.diagnostic(
                                Code.UNIQUE_ATTRIBUTES, use.unique().at().member("value"), "it names no attribute.")
                        .write(use.keys().entity().shape().attributes().stream()
                                .findFirst()
                                .map(attribute -> use.on(List.of(attribute.name())))
                                .orElse("no @Unique")));
                continue;
            }
            Set<String> seen = new HashSet<>();
            for (int i = 0; i < attributes.size(); i++) {
                if (!seen.add(attributes.get(i))) {
                    diagnostics.report(use.diagnostic(
                                    Code.UNIQUE_ATTRIBUTES,
                                    use.unique().at().member("value").element(i),
                                    "it names " + attributes.get(i) + " twice.")
                            .write(use.on(new LinkedHashSet<>(attributes))));
                }
            }
        }
    }
}
