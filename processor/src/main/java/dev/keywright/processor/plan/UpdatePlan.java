package dev.keywright.processor.plan;

import dev.keywright.processor.model.AttributeModel;
import java.util.List;

/**
 * What the partial update of an entity offers, and what follows from it.
 *
 * @param setters one for each attribute that isn't part of the primary key, in declaration order
 * @param parts the paths into nested records that have a setter of their own
 * @param follows the index keys that follow changes
 * @param claims the claims that do
 */
public record UpdatePlan(
        List<Setter> setters, List<List<AttributeModel>> parts, List<Follow> follows, List<ClaimFollow> claims) {
    /**
     * A setter.
     *
     * @param attribute what it sets
     * @param takesBefore whether it takes the present value too, as the attribute is claimed
     * @param others what else it takes, in declaration order: what the keys and claims that it rewrites are made of
     * @param othersToRemove what else it takes to remove the attribute, the same way
     * @param tracked whether keys or claims depend on the attribute, so that its value is kept until the update is sent;
     *     such an attribute can't be added or appended to
     */
    public record Setter(
            AttributeModel attribute,
            boolean takesBefore,
            List<AttributeModel> others,
            List<AttributeModel> othersToRemove,
            boolean tracked) {}

    /**
     * An index key that follows.
     *
     * @param key the key
     * @param presence the attributes that decide whether an item has the key: of its {@code when}, nullable components
     * @param inputs for each of {@code key.written()}, the attributes its value is made of, without those in the primary
     *     key
     */
    public record Follow(KeyPlan key, List<AttributeModel> presence, List<List<AttributeModel>> inputs) {}

    /**
     * A claim that follows.
     *
     * @param claim the claim
     * @param inputs the attributes that its key is made of, without those in the primary key
     * @param decidedBy the attributes that decide whether an item holds it, and until when
     */
    public record ClaimFollow(ClaimPlan claim, List<AttributeModel> inputs, List<AttributeModel> decidedBy) {}
}
