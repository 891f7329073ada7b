package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.plan.TableAnalysis;

/** Nothing else has the name that DynamoDB's time to live reads: it would delete items by what that says. */
final class TimeToLiveTakenRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        String name = analysis.table().timeToLive();
        for (EntityModel entity : analysis.table().entities()) {
            for (AttributeModel attribute : entity.shape().attributes()) {
                if (!name.isEmpty() && attribute.storedName().equals(name) && attribute.role() != Role.TIME_TO_LIVE) {
                    diagnostics.report(
                            Diagnostic.of(
                                            Code.TIME_TO_LIVE_TAKEN,
                                            attribute.at(),
                                            attribute.name() + " of "
                                                    + entity.type().simpleName() + ": it is stored as \""
                                                    + name + "\", which is what items of "
                                                    + analysis.table().type().simpleName() + " expire by.")
                                    .write(
                                            "@TimeToLive on it, if it is when the item expires, or @Attribute with another name"));
                }
            }
        }
    }
}
