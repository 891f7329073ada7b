package dev.keywright.table;

import dev.keywright.ClaimFinding;
import dev.keywright.ConditionFailedException;
import dev.keywright.ItemKey;
import dev.keywright.KeywrightException;
import dev.keywright.condition.Term;
import dev.keywright.mapping.Claim;
import dev.keywright.mapping.TableLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * Takes or releases a claim, on condition that its entity is still as it was found.
 *
 * @param destination where it goes
 * @param finding what is wrong
 * @param key the key of the entity
 * @param claim the claim
 * @param entity the entity's item as it was found; empty for none
 */
record ClaimMend(
        Destination destination, ClaimFinding finding, ItemKey<?> key, Claim claim, Map<String, AttributeValue> entity)
        implements EntityWrite {
    /** Whether it is mended now. */
    boolean mend() {
        if (finding.kind() == ClaimFinding.Kind.CONTESTED) {
            return false;
        }
        try {
            new Commit(destination, key.entity(), List.of(this)).run();
            return true;
        } catch (KeywrightException e) {
            // Something has changed since, which the finding that is left tells.
            return false;
        }
    }

    @Override
    public String verb() {
        return "mend the claim of";
    }

    @Override
    public TransactWriteItem action() {
        return new ItemCheck(destination, key, asFound(), false, null).action();
    }

    private Term asFound() {
        TableLayout layout = key.type().layout();
        if (entity.isEmpty()) {
            return ItemTerms.isAbsent(key.type(), destination.expiry());
        }
        List<Term> terms = new ArrayList<>();
        terms.add(new Term.Exists(List.of(layout.partitionKey())));
        List<String> names = new ArrayList<>(claim.type().attributes());
        names.addAll(claim.type().conditions());
        if (layout.typeAttribute() != null) {
            names.add(layout.typeAttribute());
        }
        if (layout.timeToLive() != null) {
            names.add(layout.timeToLive());
        }
        names.forEach(name -> terms.add(ItemTerms.isStored(name, entity.get(name))));
        return new Term.All(terms);
    }

    @Override
    public List<Claim> released() {
        return finding.kind() == ClaimFinding.Kind.ORPHAN ? List.of(claim) : List.of();
    }

    @Override
    public List<Claim> taken() {
        return finding.kind() == ClaimFinding.Kind.MISSING ? List.of(claim) : List.of();
    }

    @Override
    public @Nullable AttributeValue expiry() {
        String timeToLive = key.type().layout().timeToLive();
        return timeToLive == null ? null : entity.get(timeToLive);
    }

    @Override
    public KeywrightException refused(Map<String, AttributeValue> item, Exception cause) {
        return new ConditionFailedException(key, item, cause);
    }
}
