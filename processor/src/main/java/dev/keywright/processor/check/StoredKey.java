package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.ScalarType.Stored;
import dev.keywright.processor.plan.ClaimPlan;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.KeyOrigins;
import dev.keywright.processor.plan.KeyOrigins.Origin;
import dev.keywright.processor.plan.KeySlot;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A key attribute as an entity stores it.
 *
 * @param slot the first table or index that it is a key of
 * @param name its name
 * @param subject what it is in the source: {@code status of Order}, {@code a template of Order}
 * @param stored how DynamoDB stores it
 * @param type the simple name of its Java type
 * @param at where that is in the source
 */
record StoredKey(KeySlot slot, String name, String subject, Stored stored, String type, Location at) {
    /** All that the entities of a table store, each attribute of an entity once, then their claims. */
    static List<StoredKey> of(TableAnalysis analysis) {
        List<StoredKey> all = new ArrayList<>();
        for (EntityKeys keys : analysis.entities()) {
            Set<String> seen = new HashSet<>();
            for (KeySlot slot : KeySlot.of(analysis.table())) {
                for (String name : slot.attributes()) {
                    if (seen.add(name)) {
                        add(all, analysis, keys.entity(), slot, name);
                    }
                }
            }
        }
        KeySlot primary = KeySlot.primary(analysis.table());
        for (EntityKeys keys : analysis.entities()) {
            for (ClaimPlan claim : keys.claims()) {
                String subject = "@Unique \"" + claim.unique().name() + "\" on "
                        + keys.entity().type().simpleName();
                for (String name : primary.attributes()) {
                    all.add(new StoredKey(
                            primary,
                            name,
                            subject,
                            Stored.TEXT,
                            "String",
                            claim.unique().at()));
                }
            }
        }
        return List.copyOf(all);
    }

    private static void add(
            List<StoredKey> all, TableAnalysis analysis, EntityModel entity, KeySlot slot, String name) {
        String owner = entity.type().simpleName();
        Origin origin = new KeyOrigins(analysis.table(), entity).of(slot, name);
        if (origin instanceof Origin.Attribute own) {
            AttributeModel attribute = own.attribute();
            all.add(new StoredKey(
                    slot,
                    name,
                    attribute.name() + " of " + owner,
                    attribute.value().stored(),
                    attribute.value().type().simpleName(),
                    attribute.at()));
        } else {
            KeySlot source = origin instanceof Origin.OtherKey other ? other.owner() : slot;
            entity.keys().stream()
                    .filter(key -> key.index().equals(source.index()))
                    .findFirst()
                    .ifPresent(key -> all.add(new StoredKey(
                            slot, name, TemplateUse.describe(key) + " on " + owner, Stored.TEXT, "String", key.at())));
        }
    }
}
