package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AttributeModel.Role;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.TableAnalysis;

/** A version is an int or long that each item has. */
final class VersionTypeRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (RoleUse use : RoleUse.of(analysis, Role.VERSION)) {
            boolean isWhole = use.content() instanceof ValueType.Scalar scalar
                    && (scalar.scalar() == ScalarType.INT || scalar.scalar() == ScalarType.LONG);
            if (!isWhole) {
                diagnostics.report(use.diagnostic(
                                Code.VERSION_TYPE, "a version is an int or a long, and this is " + use.describe() + ".")
                        .write(use.with("long")));
            } else if (use.attribute().nullable()) {
                diagnostics.report(use.diagnostic(Code.VERSION_TYPE, "each item has a version, and this can be absent.")
                        .write(use.with("long")));
            }
        }
    }
}
