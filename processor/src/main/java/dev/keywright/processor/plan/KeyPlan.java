package dev.keywright.processor.plan;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * One key of an entity: its primary key, or its key in an index.
 *
 * @param index the name of the index; {@code ""} for the primary key
 * @param identifier what its generated methods are named for: {@code ""} for the primary key, {@code gsi1}, and
 *     {@code gsi1b}, {@code gsi1c} for a second and third key of one index
 * @param partition the partition key attributes
 * @param sort the sort key attributes; none where the table or index has none
 * @param when the conditions under which an item has the key
 * @param at the {@code @Key}, or the index or table where all is native
 */
public record KeyPlan(
        String index,
        String identifier,
        List<KeyAttribute> partition,
        List<KeyAttribute> sort,
        List<WhenModel> when,
        Location at) {

    /** All its attributes, partition first. */
    public List<KeyAttribute> attributes() {
        List<KeyAttribute> all = new ArrayList<>(partition);
        all.addAll(sort);
        return List.copyOf(all);
    }

    /** The attributes that Keywright writes for this key. */
    public List<KeyAttribute> written() {
        return attributes().stream().filter(KeyAttribute::isWritten).toList();
    }

    /** What a caller must give to build the key: its components, partition then sort in template order, each once. */
    public List<Component> parameters() {
        Map<String, Component> byName = new LinkedHashMap<>();
        for (KeyAttribute attribute : attributes()) {
            for (Component component : attribute.components()) {
                byName.putIfAbsent(component.name(), component);
            }
        }
        return List.copyOf(byName.values());
    }

    /** Its templates as they are written: {@code ORDER#{orderId} / #ORDER}. */
    public String describe() {
        return attributes().stream()
                .map(attribute -> attribute.template().source())
                .collect(Collectors.joining(" / "));
    }

    /** The components that can be absent, and with them the key. */
    public List<Component> nullable() {
        return parameters().stream().filter(Component::nullable).toList();
    }
}
