package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** An entity has one primary key. */
final class TwoPrimaryKeysRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (EntityKeys keys : analysis.entities()) {
            List<KeyModel> primary = keys.entity().keys().stream()
                    .filter(key -> key.index().isEmpty())
                    .toList();
            String name = keys.entity().type().simpleName();
            for (KeyModel later : primary.subList(Math.min(1, primary.size()), primary.size())) {
                diagnostics.report(Diagnostic.of(
                                Code.TWO_PRIMARY_KEYS,
                                later.at(),
                                "@Key on " + name + ": it is a second key of the table; an item has one.")
                        .found(describe(later))
                        .line("other", describe(primary.get(0)))
                        .write("index = \"" + free(analysis, keys)
                                + "\" for a key of an index, or one @Key without index"));
            }
        }
    }

    private static String describe(KeyModel key) {
        return key.sort().isEmpty() ? key.partition() : key.partition() + " / " + key.sort();
    }

    private static String free(TableAnalysis analysis, EntityKeys keys) {
        return analysis.table().indexes().stream()
                .map(IndexModel::name)
                .filter(index -> keys.entity().keys().stream()
                        .noneMatch(key -> key.index().equals(index)))
                .findFirst()
                .orElse("GSI1");
    }
}
