package dev.keywright.processor.plan;

import dev.keywright.processor.model.UniqueModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.Component;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A uniqueness constraint, planned.
 *
 * @param unique the constraint
 * @param typeName the type attribute of its claim items: {@code customerEmailClaim}
 * @param identifier what its generated members are named for: {@code email}, {@code tenantEmail}
 * @param partition the template of a claim's partition key
 * @param sort that of its sort key; null where it is equal to the partition key's value, or the table has none
 */
public record ClaimPlan(
        UniqueModel unique,
        String typeName,
        String identifier,
        BoundTemplate partition,
        @Nullable BoundTemplate sort) {

    /** The conditions under which an item holds the claim. */
    public List<WhenModel> when() {
        return unique.when();
    }

    /** The components that can be absent, and with them the claim. */
    public List<Component> nullable() {
        return components().stream().filter(Component::nullable).toList();
    }

    /** The components of the claim's key, each once. */
    public List<Component> components() {
        return partition.components().stream().distinct().toList();
    }
}
