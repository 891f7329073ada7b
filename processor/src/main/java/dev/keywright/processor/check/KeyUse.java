package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.KeyOrigins;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.List;

/**
 * A {@code @Key} of a table or index that is there.
 *
 * @param entity the entity that it is on
 * @param key as it is written
 * @param slot what it is a key of
 * @param origins where the entity's key attributes have their content from
 */
record KeyUse(EntityModel entity, KeyModel key, KeySlot slot, KeyOrigins origins) {
    /** All of a table, in the order of the source. */
    static List<KeyUse> of(TableAnalysis analysis) {
        List<KeyUse> uses = new ArrayList<>();
        for (EntityKeys keys : analysis.entities()) {
            EntityModel entity = keys.entity();
            KeyOrigins origins = new KeyOrigins(analysis.table(), entity);
            for (KeyModel key : entity.keys()) {
                for (KeySlot slot : KeySlot.of(analysis.table())) {
                    if (slot.index().equals(key.index())) {
                        uses.add(new KeyUse(entity, key, slot, origins));
                    }
                }
            }
        }
        return List.copyOf(uses);
    }

    /** Something to tell about it. */
    Diagnostic diagnostic(Code code, Location at, String verdict) {
        return Diagnostic.of(code, at, TemplateUse.describe(key) + " on " + name() + ": " + verdict);
    }

    /** The simple name of the entity. */
    String name() {
        return entity.type().simpleName();
    }

    /** The partition key attributes that need its template. */
    List<String> partitionNeeds() {
        return origins.needingTemplate(slot, slot.partition());
    }

    /** The sort key attributes that need its template. */
    List<String> sortNeeds() {
        return origins.needingTemplate(slot, slot.sort());
    }

    /** Whether an attribute of its key needs a template at all. */
    boolean isNeeded() {
        return !partitionNeeds().isEmpty() || !sortNeeds().isEmpty();
    }
}
