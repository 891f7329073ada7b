package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.EnumSet;
import java.util.Set;

/** What tells when an item expires is stored as DynamoDB's time to live reads it: a number of seconds. */
final class TimeToLiveTypeRule implements Rule {
    private static final Set<ScalarType> SECONDS =
            EnumSet.of(ScalarType.EPOCH_SECONDS, ScalarType.INT, ScalarType.LONG);

    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (RoleUse use : RoleUse.of(analysis, Role.TIME_TO_LIVE)) {
            boolean isTime = use.content() instanceof ValueType.Scalar scalar && SECONDS.contains(scalar.scalar());
            if (!isTime) {
                diagnostics.report(use.diagnostic(
                                Code.TIME_TO_LIVE_TYPE,
                                "what expires does so at an Instant, or at a number of seconds since 1970, and this is "
                                        + use.describe() + ".")
                        .write(use.with("Instant") + ", or long for the seconds"));
            }
        }
    }
}
