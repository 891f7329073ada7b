package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** DynamoDB's time to live reads one attribute of a table. */
final class TwoTimeToLiveNamesRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        String name = analysis.table().timeToLive();
        String first = "";
        for (EntityModel entity : analysis.table().entities()) {
            List<RoleUse> uses = RoleUse.of(entity, Role.TIME_TO_LIVE);
            if (uses.isEmpty()) {
                continue;
            }
            RoleUse use = uses.get(0);
            if (first.isEmpty()) {
                first = use.attribute().name() + " of " + entity.type().simpleName();
            } else if (!use.attribute().storedName().equals(name)) {
                diagnostics.report(use.diagnostic(
                                Code.TWO_TIME_TO_LIVE_NAMES,
                                "it is stored as \"" + use.attribute().storedName() + "\", and " + first + " as \""
                                        + name + "\"; DynamoDB reads one attribute of a table.")
                        .write("@Attribute(\"" + name + "\") "
                                + use.with(use.attribute().value().type().declared())));
            }
        }
    }
}
