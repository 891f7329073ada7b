package dev.keywright.processor.plan;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.model.TableModel;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells, of each key attribute of an entity, whether its content is there anyway or has to come from a template. */
public final class KeyOrigins {
    private final TableModel table;
    private final EntityModel entity;
    private final List<KeySlot> slots;

    /** For an entity of a table. */
    public KeyOrigins(TableModel table, EntityModel entity) {
        this.table = table;
        this.entity = entity;
        this.slots = KeySlot.of(table);
    }

    /** Where the content of a key attribute comes from. */
    public sealed interface Origin {
        /** From the attribute of the entity that is stored under that name. */
        record Attribute(AttributeModel attribute) implements Origin {}

        /** From the type attribute. */
        record Type() implements Origin {}

        /** From the template that another key gives an attribute of that name. */
        record OtherKey(KeySlot owner) implements Origin {}

        /** From a template of the key itself. */
        record Template() implements Origin {}
    }

    /** Where an attribute of a key has its content from. */
    public Origin of(KeySlot slot, String name) {
        for (AttributeModel attribute : entity.shape().attributes()) {
            if (attribute.storedName().equals(name)) {
                return new Origin.Attribute(attribute);
            }
        }
        if (name.equals(table.typeAttribute())) {
            return new Origin.Type();
        }
        KeySlot owner = owner(name);
        return owner == null || owner.index().equals(slot.index()) ? new Origin.Template() : new Origin.OtherKey(owner);
    }

    /** Those of some attributes of a key that need a template. */
    public List<String> needingTemplate(KeySlot slot, List<String> names) {
        return names.stream()
                .filter(name -> of(slot, name) instanceof Origin.Template)
                .toList();
    }

    /** The keys of the entity in a slot, as they are written. */
    List<KeyModel> keys(KeySlot slot) {
        return entity.keys().stream()
                .filter(key -> key.index().equals(slot.index()))
                .toList();
    }

    /** The first key with a template for an attribute of that name. */
    private @Nullable KeySlot owner(String name) {
        for (KeySlot slot : slots) {
            for (KeyModel key : keys(slot)) {
                if (!template(slot, key, name).isEmpty()) {
                    return slot;
                }
            }
        }
        return null;
    }

    /** The template that a key has for an attribute of its slot; {@code ""} for none. */
    static String template(KeySlot slot, KeyModel key, String name) {
        if (slot.partition().contains(name)) {
            return key.partition();
        }
        return slot.sort().contains(name) ? key.sort() : "";
    }
}
