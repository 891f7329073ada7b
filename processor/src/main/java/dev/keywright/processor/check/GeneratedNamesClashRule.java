package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.HashMap;
import java.util.Map;

/** No two types of a table have generated classes of one name. */
final class GeneratedNamesClashRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        Map<String, NamedType> byName = new HashMap<>();
        for (NamedType type : NamedType.of(analysis.table())) {
            NamedType earlier = byName.putIfAbsent(type.generated(), type);
            if (earlier != null) {
                diagnostics.report(Diagnostic.of(
                                Code.GENERATED_NAMES_CLASH,
                                type.at(),
                                type.type().simpleName() + ": its generated classes would have the names of those of "
                                        + earlier.type().qualifiedName() + ".")
                        .found(type.type().qualifiedName() + " gives "
                                + type.type().generatedPrefix() + "Dao")
                        .line("other", earlier.type().qualifiedName() + " gives the same")
                        .write("another name for one of them"));
            }
        }
    }
}
