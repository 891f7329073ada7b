package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.HashMap;
import java.util.Map;

/** Each entity and collection of a table has an accessor of its own. */
final class DuplicateAccessorRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        Map<String, NamedType> byName = new HashMap<>();
        for (NamedType type : NamedType.of(analysis.table())) {
            NamedType earlier = byName.putIfAbsent(type.accessor(), type);
            if (earlier != null) {
                String table = analysis.table().type().simpleName();
                diagnostics.report(Diagnostic.of(
                                Code.DUPLICATE_ACCESSOR,
                                type.at(),
                                type.type().simpleName() + ": " + table + "Table would have " + type.accessor()
                                        + "() twice, for this and for "
                                        + earlier.type().qualifiedName() + ".")
                        .found(type.type().qualifiedName())
                        .line("other", earlier.type().qualifiedName())
                        .write("another simple name for one of them"));
            }
        }
    }
}
