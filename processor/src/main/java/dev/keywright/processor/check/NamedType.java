package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.AggregateModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ViewModel;
import dev.keywright.processor.plan.JavaNames;
import java.util.ArrayList;
import java.util.List;

/** A type that has an accessor in the table's generated class, and generated classes of its own. */
record NamedType(TypeRef type, Location at) {
    /** The entities of a table, then its collections, its aggregates and its views. */
    static List<NamedType> of(TableModel table) {
        List<NamedType> types = new ArrayList<>();
        table.entities().forEach(entity -> types.add(new NamedType(entity.type(), entity.at())));
        table.collections().forEach(collection -> types.add(new NamedType(collection.type(), collection.at())));
        table.aggregates().stream()
                .filter(AggregateModel::isAsked)
                .forEach(aggregate -> types.add(new NamedType(aggregate.type(), aggregate.at())));
        table.views().stream()
                .filter(ViewModel::isAsked)
                .forEach(view -> types.add(new NamedType(view.type(), view.at())));
        return List.copyOf(types);
    }

    /** The name of its accessor. */
    String accessor() {
        return JavaNames.lowerCamel(type.simpleName());
    }

    /** What the names of its generated classes begin with, package included. */
    String generated() {
        return type.packageName() + "." + type.generatedPrefix();
    }
}
