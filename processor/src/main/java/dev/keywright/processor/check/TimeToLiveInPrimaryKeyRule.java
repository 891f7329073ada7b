package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.KeyAttribute;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** An item's own key says nothing of when it expires: put off, that would leave the item and make another. */
final class TimeToLiveInPrimaryKeyRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (EntityKeys keys : analysis.entities()) {
            List<RoleUse> uses = RoleUse.of(keys.entity(), Role.TIME_TO_LIVE);
            KeyPlan primary = keys.primary();
            if (primary == null || uses.isEmpty()) {
                continue;
            }
            for (KeyAttribute attribute : primary.attributes()) {
                if (attribute.components().stream()
                        .anyMatch(component ->
                                component.attribute().equals(uses.get(0).attribute()))) {
                    diagnostics.report(diagnostic(uses.get(0), primary, attribute));
                }
            }
        }
    }

    private static Diagnostic diagnostic(RoleUse use, KeyPlan primary, KeyAttribute attribute) {
        String kind = primary.partition().contains(attribute) ? "partition" : "sort";
        Location at = attribute.isWritten() ? primary.at().member(kind) : use.at();
        String subject = attribute.isWritten()
                ? "@Key on " + use.entity().type().simpleName() + ": the " + kind + " template has "
                        + use.attribute().name() + ", by which items expire"
                : use.attribute().name() + " of " + use.entity().type().simpleName()
                        + ": items expire by it, and it is in the table's key";
        return Diagnostic.of(
                        Code.TIME_TO_LIVE_IN_PRIMARY_KEY, at, subject + "; an item could not be made to live longer.")
                .found(attribute.isWritten() ? "\"" + attribute.template().source() + "\"" : attribute.name())
                .write("it in the key of an index, or another attribute that is not @TimeToLive");
    }
}
