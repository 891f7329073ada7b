package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** An item has one version, and expires once. */
final class RoleTwiceRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (EntityModel entity : analysis.table().entities()) {
            for (Role role : List.of(Role.VERSION, Role.TIME_TO_LIVE)) {
                check(RoleUse.of(entity, role), diagnostics);
            }
        }
    }

    private static void check(List<RoleUse> uses, Diagnostics diagnostics) {
        for (int i = 1; i < uses.size(); i++) {
            diagnostics.report(uses.get(i)
                    .diagnostic(
                            Code.ROLE_TWICE,
                            "an item has one, and " + uses.get(0).attribute().name() + " is it already.")
                    .write(uses.get(i).annotation() + " on one of the two"));
        }
    }
}
