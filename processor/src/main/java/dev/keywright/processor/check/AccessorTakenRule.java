package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.Set;

/** No accessor has the name of a method that the generated table has anyway. */
final class AccessorTakenRule implements Rule {
    /** Those of every object that take no argument, and the table's own. */
    private static final Set<String> TAKEN = Set.of(
            "getClass",
            "hashCode",
            "toString",
            "notify",
            "notifyAll",
            "wait",
            "clone",
            "finalize",
            "createIfMissing",
            "transaction",
            "verifyClaims");

    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (NamedType type : NamedType.of(analysis.table())) {
            if (TAKEN.contains(type.accessor())) {
                String name = type.type().simpleName();
                diagnostics.report(Diagnostic.of(
                                Code.ACCESSOR_TAKEN,
                                type.at(),
                                name + ": " + analysis.table().type().simpleName() + "Table has a method "
                                        + type.accessor() + "() already, so it can't have an accessor of that name.")
                        .write("another simple name, such as " + name + "Item"));
            }
        }
    }
}
