package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.TableAnalysis;

/** A counter is a number; one that is absent counts as 0. */
final class CounterTypeRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (RoleUse use : RoleUse.of(analysis, Role.COUNTER)) {
            boolean isNumber = use.content() instanceof ValueType.Scalar scalar
                    && scalar.scalar().stored() == ScalarType.Stored.NUMBER;
            if (!isNumber) {
                diagnostics.report(use.diagnostic(
                                Code.COUNTER_TYPE, "only to a number can be added, and this is " + use.describe() + ".")
                        .write(use.with("long")));
            }
        }
    }
}
