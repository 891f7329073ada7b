package dev.keywright.processor.plan;

import dev.keywright.processor.model.EntityModel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The keys of an entity, as far as they could be bound.
 *
 * @param entity the entity
 * @param primary its primary key; null if that is missing or wrong
 * @param indexKeys its keys in indexes, in the order of the indexes
 * @param claims its uniqueness constraints
 */
public record EntityKeys(
        EntityModel entity, @Nullable KeyPlan primary, List<KeyPlan> indexKeys, List<ClaimPlan> claims) {

    /** All keys, the primary key first. */
    public List<KeyPlan> all() {
        List<KeyPlan> all = new ArrayList<>();
        if (primary != null) {
            all.add(primary);
        }
        all.addAll(indexKeys);
        return List.copyOf(all);
    }
}
