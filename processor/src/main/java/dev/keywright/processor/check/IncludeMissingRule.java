package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.IndexModel.Projection;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An index with the projection INCLUDE says what it includes. */
final class IncludeMissingRule implements Rule {
    private static final int MOST_NAMED = 5;

    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        TableModel table = analysis.table();
        for (IndexModel index : table.indexes()) {
            if (index.include().isEmpty() && index.projection() == Projection.INCLUDE) {
                diagnostics.report(Diagnostic.of(
                                Code.INCLUDE_MISSING,
                                index.at().member("projection"),
                                Places.describe(table, index) + ": its projection is INCLUDE, but it includes nothing.")
                        .write("include = {" + example(table) + "}, or projection = Projection.KEYS_ONLY"));
            }
        }
    }

    private static String example(TableModel table) {
        Set<String> keys = new HashSet<>();
        KeySlot.of(table).forEach(slot -> keys.addAll(slot.attributes()));
        Stream<String> stored = table.entities().stream()
                .flatMap(entity -> entity.shape().attributes().stream())
                .map(AttributeModel::storedName);
        return Stream.concat(Stream.of(table.typeAttribute()), stored)
                .filter(name -> !name.isEmpty() && !keys.contains(name))
                .distinct()
                .limit(MOST_NAMED)
                .map(name -> "\"" + name + "\"")
                .collect(Collectors.joining(", "));
    }
}
