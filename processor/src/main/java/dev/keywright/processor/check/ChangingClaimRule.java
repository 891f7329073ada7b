package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.List;

/** No version or counter is to be unique: no claim would follow it. */
final class ChangingClaimRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (UniqueUse use : UniqueUse.of(analysis)) {
            List<String> attributes = use.unique().attributes();
            for (int i = 0; i < attributes.size(); i++) {
                String attribute = attributes.get(i);
                if (RoleUse.isChanging(use.find(attribute))) {
                    List<String> others = new ArrayList<>(attributes);
                    others.removeIf(attribute::equals);
                    diagnostics.report(use.diagnostic(
                                    Code.CHANGING_CLAIM,
                                    use.unique().at().member("value").element(i),
                                    attribute + " is " + RoleUse.changing(use.find(attribute)) + ".")
                            .write(others.isEmpty() ? "no @Unique on " + attribute : use.on(others)));
                }
            }
        }
    }
}
