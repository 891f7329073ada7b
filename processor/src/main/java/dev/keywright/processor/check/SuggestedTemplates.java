package dev.keywright.processor.check;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import java.util.List;
import java.util.Locale;

/** Templates for an entity that has none yet, for suggestions. */
final class SuggestedTemplates {
    private SuggestedTemplates() {}

    /** Members of a key: {@code partition = "ORDER#{orderId}", sort = "#ORDER"}. */
    static String of(TableModel table, EntityModel entity, boolean partition, boolean sort) {
        String name = entity.typeName().toUpperCase(Locale.ROOT);
        String partitionText = "partition = \"" + name + table.delimiter() + "{" + first(entity) + "}\"";
        String sortText = "sort = \"" + table.delimiter() + name + "\"";
        return partition && sort ? partitionText + ", " + sortText : partition ? partitionText : sortText;
    }

    private static String first(EntityModel entity) {
        List<AttributeModel> attributes = entity.shape().attributes();
        return attributes.isEmpty() ? "id" : attributes.get(0).name();
    }
}
