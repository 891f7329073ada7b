package dev.keywright.processor.report;

import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.model.AggregateModel;
import dev.keywright.processor.model.CollectionModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.ViewModel;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The one place that knows which warnings are quieted: by type, or by table for what is no type of the model. */
final class Suppression {
    private final Map<String, Set<String>> byType = new HashMap<>();

    void add(TableModel table) {
        byType.put(table.type().qualifiedName(), table.suppressed());
        for (EntityModel entity : table.entities()) {
            byType.put(entity.type().qualifiedName(), entity.suppressed());
        }
        for (CollectionModel collection : table.collections()) {
            byType.put(collection.type().qualifiedName(), collection.suppressed());
        }
        for (ViewModel view : table.views()) {
            byType.put(view.type().qualifiedName(), view.suppressed());
        }
        for (AggregateModel aggregate : table.aggregates()) {
            byType.put(aggregate.type().qualifiedName(), aggregate.suppressed());
        }
    }

    boolean quiets(Diagnostic warning, String table) {
        Set<String> ofTable = byType.getOrDefault(table, Set.of());
        return byType.getOrDefault(warning.at().type(), ofTable)
                .contains(warning.code().suppression());
    }
}
