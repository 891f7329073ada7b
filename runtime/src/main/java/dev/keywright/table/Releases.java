package dev.keywright.table;

import dev.keywright.ItemKey;
import dev.keywright.mapping.Claim;
import java.util.HashSet;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * Releases claims in transactions that are tried several times. A claim that another item holds, though the entity has its
 * value, stays with the other and must not keep the entity from being written; it is then a condition that the other still
 * holds it, since by the next try it may have become the entity's own.
 */
final class Releases {
    private final ClaimItems claimItems;
    private final Set<Claim> othersClaims = new HashSet<>();

    Releases(String table, ItemKey<?> owner) {
        this.claimItems = new ClaimItems(table, owner);
    }

    TransactWriteItem action(Claim claim) {
        return othersClaims.contains(claim) ? claimItems.othersHold(claim) : claimItems.release(claim);
    }

    /** The holder of a claim is not who it was taken for. */
    void refused(Claim claim) {
        if (!othersClaims.remove(claim)) {
            othersClaims.add(claim);
        }
    }
}
