package dev.keywright.table;

import dev.keywright.ItemKey;
import dev.keywright.UniqueViolationException;
import dev.keywright.mapping.Claim;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * The claims of one transaction. DynamoDB takes one action for each item, so a claim that one entity gives up and another
 * takes changes hands in a single write. A claim that someone else holds, though an entity that gives it up has its value,
 * stays with its holder, and must not keep the entity from being written; it is then a condition that the other still holds
 * it, since by the next try it may have become the entity's own.
 */
final class ClaimActions {
    private final ClaimItems items;
    private final Set<Map<String, AttributeValue>> othersClaims = new HashSet<>();

    ClaimActions(Destination destination) {
        this.items = new ClaimItems(destination);
    }

    /**
     * What happens to one claim.
     *
     * @param write the write that it goes with
     * @param taken the claim, if it is taken; null if it is released
     * @param key the primary key of its item
     * @param item the action
     */
    record ClaimAction(
            EntityWrite write, @Nullable Claim taken, Map<String, AttributeValue> key, TransactWriteItem item) {}

    /**
     * The actions on the claims of all writes, for each write in order.
     *
     * @throws UniqueViolationException if two of them take one claim
     */
    Map<EntityWrite, List<ClaimAction>> of(List<? extends EntityWrite> writes) {
        Map<Map<String, AttributeValue>, List<ItemKey<?>>> givenUp = new LinkedHashMap<>();
        for (EntityWrite write : writes) {
            for (Claim claim : write.released()) {
                givenUp.computeIfAbsent(items.key(claim, write.key()), none -> new ArrayList<>())
                        .add(write.key());
            }
        }
        Set<Map<String, AttributeValue>> settled = new HashSet<>();
        Map<EntityWrite, List<ClaimAction>> actions = new LinkedHashMap<>();
        for (EntityWrite write : writes) {
            List<ClaimAction> takes = new ArrayList<>();
            for (Claim claim : write.taken()) {
                Map<String, AttributeValue> key = items.key(claim, write.key());
                if (!settled.add(key)) {
                    throw new UniqueViolationException(write.key(), claim.type().constraint(), null);
                }
                takes.add(new ClaimAction(
                        write,
                        claim,
                        key,
                        items.take(claim, write.key(), write.expiry(), givenUp.getOrDefault(key, List.of()))));
            }
            actions.put(write, takes);
        }
        for (EntityWrite write : writes) {
            List<ClaimAction> releases = new ArrayList<>();
            for (Claim claim : write.released()) {
                Map<String, AttributeValue> key = items.key(claim, write.key());
                if (settled.add(key)) {
                    List<ItemKey<?>> owners = givenUp.getOrDefault(key, List.of());
                    releases.add(new ClaimAction(
                            write,
                            null,
                            key,
                            othersClaims.contains(key)
                                    ? items.othersHold(claim, owners)
                                    : items.release(claim, owners)));
                }
            }
            actions.merge(write, releases, ClaimActions::first);
        }
        return actions;
    }

    private static List<ClaimAction> first(List<ClaimAction> takes, List<ClaimAction> releases) {
        releases.addAll(takes);
        return releases;
    }

    /** The holder of a claim that was to be released is not who it was taken for. */
    void refused(ClaimAction release) {
        if (!othersClaims.remove(release.key())) {
            othersClaims.add(release.key());
        }
    }
}
