package dev.keywright.processor.plan;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.KeyAttribute.Source;
import dev.keywright.processor.plan.KeyOrigins.Origin;
import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.Component;
import dev.keywright.processor.template.Delimiter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds the keys of an entity: from its {@code @Key} templates, and where a key attribute is one of its own attributes or
 * another key's, from that. Silent about what is wrong, as {@link TemplateBinder}.
 */
final class KeyResolver {
    private final TableModel table;
    private final EntityModel entity;
    private final TemplateBinder binder;
    private final KeyOrigins origins;

    KeyResolver(TableModel table, EntityModel entity) {
        this.table = table;
        this.entity = entity;
        this.binder = new TemplateBinder(new Delimiter(table.delimiter()));
        this.origins = new KeyOrigins(table, entity);
    }

    EntityKeys resolve() {
        KeyPlan primary = null;
        List<KeyPlan> indexKeys = new ArrayList<>();
        for (KeySlot slot : KeySlot.of(table)) {
            List<KeyPlan> keys = keysIn(slot);
            if (slot.index().isEmpty()) {
                primary = keys.isEmpty() ? null : keys.get(0);
            } else {
                indexKeys.addAll(keys);
            }
        }
        List<ClaimPlan> claims = new ClaimResolver(table, entity, binder).resolve(indexKeys);
        return new EntityKeys(entity, primary, List.copyOf(indexKeys), claims);
    }

    private List<KeyPlan> keysIn(KeySlot slot) {
        List<KeyModel> written = origins.keys(slot);
        List<KeyModel> own =
                written.isEmpty() ? List.of(new KeyModel(slot.index(), "", "", List.of(), slot.at())) : written;
        List<KeyPlan> keys = new ArrayList<>();
        for (KeyModel key : own) {
            for (Map<String, KeyModel> shared : sharing(slot)) {
                KeyPlan plan = plan(slot, key, shared, keys.size());
                if (plan != null) {
                    keys.add(plan);
                }
            }
        }
        return keys;
    }

    /** The keys that the slot's attributes can come from, by index: where one of those has several, each in turn. */
    private List<Map<String, KeyModel>> sharing(KeySlot slot) {
        List<Map<String, KeyModel>> choices = List.of(Map.of());
        for (String name : slot.attributes()) {
            if (origins.of(slot, name) instanceof Origin.OtherKey other) {
                List<Map<String, KeyModel>> longer = new ArrayList<>();
                for (Map<String, KeyModel> choice : choices) {
                    if (choice.containsKey(other.owner().index())) {
                        longer.add(choice);
                        continue;
                    }
                    for (KeyModel key : origins.keys(other.owner())) {
                        Map<String, KeyModel> with = new LinkedHashMap<>(choice);
                        with.put(other.owner().index(), key);
                        longer.add(with);
                    }
                }
                choices = longer;
            }
        }
        return choices;
    }

    private @Nullable KeyPlan plan(KeySlot slot, KeyModel key, Map<String, KeyModel> shared, int which) {
        List<KeyAttribute> partition = attributes(slot, slot.partition(), key.partition(), shared);
        List<KeyAttribute> sort = attributes(slot, slot.sort(), key.sort(), shared);
        if (partition == null || sort == null) {
            return null;
        }
        List<WhenModel> when = new ArrayList<>(key.when());
        shared.values().forEach(other -> when.addAll(other.when()));
        return new KeyPlan(slot.index(), identifier(slot.index(), which), partition, sort, List.copyOf(when), key.at());
    }

    private @Nullable List<KeyAttribute> attributes(
            KeySlot slot, List<String> names, String template, Map<String, KeyModel> shared) {
        List<KeyAttribute> attributes = new ArrayList<>();
        for (String name : names) {
            Source source = source(slot, name, template, shared);
            if (source == null) {
                return null;
            }
            attributes.add(new KeyAttribute(name, source));
        }
        return List.copyOf(attributes);
    }

    private @Nullable Source source(KeySlot slot, String name, String template, Map<String, KeyModel> shared) {
        Origin origin = origins.of(slot, name);
        if (origin instanceof Origin.Attribute own) {
            Component component = binder.nativeComponent(own.attribute());
            return component == null ? null : new Source.Native(component);
        }
        if (origin instanceof Origin.Type) {
            return new Source.Type(entity.typeName());
        }
        List<AttributeModel> attributes = entity.shape().attributes();
        if (origin instanceof Origin.OtherKey other) {
            KeyModel key = shared.get(other.owner().index());
            BoundTemplate bound =
                    key == null ? null : binder.bind(KeyOrigins.template(other.owner(), key, name), attributes);
            return bound == null ? null : new Source.Shared(bound);
        }
        BoundTemplate bound = binder.bind(template, attributes);
        return bound == null ? null : new Source.Templated(bound);
    }

    /** {@code gsi1} of {@code GSI1}, {@code byEmail} of {@code by-email}; with a letter for a second key of an index. */
    private static String identifier(String index, int which) {
        if (index.isEmpty()) {
            return "";
        }
        String name = JavaNames.identifier(index);
        return which == 0 ? name : name + (char) ('a' + which);
    }
}
