package dev.keywright.processor.plan;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.KeyAttribute.Source;
import dev.keywright.processor.template.BoundFormat;
import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.Component;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.EncodedForm;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the keys of an entity: from its {@code @Key} templates, and where a key attribute is one of its own attributes or
 * another key's, from that. Silent about what is wrong, as {@link TemplateBinder}.
 */
final class KeyResolver {
    private final TableModel table;
    private final EntityModel entity;
    private final TemplateBinder binder;

    KeyResolver(TableModel table, EntityModel entity) {
        this.table = table;
        this.entity = entity;
        this.binder = new TemplateBinder(new Delimiter(table.delimiter()));
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
        List<KeyPlan> keys = new ArrayList<>();
        for (KeyModel key : entity.keys()) {
            if (key.index().equals(slot.index())) {
                KeyPlan plan = plan(slot, key.partition(), key.sort(), key.when(), key.at(), keys.size());
                if (plan != null) {
                    keys.add(plan);
                }
            }
        }
        if (keys.isEmpty()
                && entity.keys().stream().noneMatch(key -> key.index().equals(slot.index()))) {
            KeyPlan implicit = plan(slot, "", "", List.of(), slot.at(), 0);
            if (implicit != null) {
                keys.add(implicit);
            }
        }
        return keys;
    }

    private @Nullable KeyPlan plan(
            KeySlot slot, String partition, String sort, List<WhenModel> when, Location at, int which) {
        List<KeyAttribute> partitionKey = attributes(slot.partition(), partition);
        List<KeyAttribute> sortKey = attributes(slot.sort(), sort);
        return partitionKey == null || sortKey == null
                ? null
                : new KeyPlan(slot.index(), identifier(slot.index(), which), partitionKey, sortKey, when, at);
    }

    private @Nullable List<KeyAttribute> attributes(List<String> names, String template) {
        List<KeyAttribute> attributes = new ArrayList<>();
        for (String name : names) {
            Source source = source(name, template);
            if (source == null) {
                return null;
            }
            attributes.add(new KeyAttribute(name, source));
        }
        return List.copyOf(attributes);
    }

    private @Nullable Source source(String name, String template) {
        Source own = ownSource(name);
        if (own != null) {
            return own;
        }
        BoundTemplate bound = binder.bind(template, entity.shape().attributes());
        if (bound != null) {
            return new Source.Templated(bound);
        }
        BoundTemplate shared = template.isEmpty() ? otherTemplate(name) : null;
        return shared == null ? null : new Source.Shared(shared);
    }

    private @Nullable Source ownSource(String name) {
        for (AttributeModel attribute : entity.shape().attributes()) {
            if (attribute.storedName().equals(name)) {
                Component component =
                        binder.component(attribute.name(), "", entity.shape().attributes());
                return component == null ? null : new Source.Native(unescaped(component));
            }
        }
        return name.equals(table.typeAttribute()) ? new Source.Type(entity.typeName()) : null;
    }

    /** Text that is a key attribute itself is stored as it is, delimiters and all. */
    private static Component unescaped(Component component) {
        BoundFormat format = component.format();
        return format.form() instanceof EncodedForm.Text
                ? new Component(
                        component.name(),
                        component.path(),
                        component.leaf(),
                        new BoundFormat(
                                format.name(),
                                format.parameterType(),
                                format.format(),
                                format.conversion(),
                                new EncodedForm.Raw(),
                                true,
                                format.lossless()))
                : component;
    }

    /** The template that another key of the entity gives an attribute of that name. */
    private @Nullable BoundTemplate otherTemplate(String name) {
        for (KeySlot slot : KeySlot.of(table)) {
            for (KeyModel key : entity.keys()) {
                if (key.index().equals(slot.index())) {
                    String template = slot.partition().contains(name)
                            ? key.partition()
                            : slot.sort().contains(name) ? key.sort() : "";
                    if (!template.isEmpty()) {
                        return binder.bind(template, entity.shape().attributes());
                    }
                }
            }
        }
        return null;
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
