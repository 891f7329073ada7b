package dev.keywright.table;

import dev.keywright.ConditionFailedException;
import dev.keywright.UniqueViolationException;
import dev.keywright.table.ClaimActions.ClaimAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * Commits writes of entities with all their claims in one transaction. When another was faster with something that a write
 * can take account of, it is tried anew.
 */
final class Commit {
    /** What DynamoDB takes: the service's limits, "Transactions". */
    private static final int MOST_ACTIONS = 100;

    /** What it takes of all items together: 4 MB. */
    private static final long MOST_BYTES = 4 * 1024 * 1024;

    private final Destination destination;
    private final String subject;
    private final List<? extends EntityWrite> writes;
    private final ClaimActions claims;

    /** {@code subject} is what the listener is told. */
    Commit(Destination destination, String subject, List<? extends EntityWrite> writes) {
        this.destination = destination;
        this.subject = subject;
        this.writes = writes;
        this.claims = new ClaimActions(destination);
    }

    /** One action; {@code claim} is null for the one on the entity's own item. */
    private record Step(EntityWrite write, @Nullable ClaimAction claim, TransactWriteItem item) {}

    /**
     * Returns when all is written.
     *
     * @throws IllegalArgumentException if it is more than one transaction can hold
     * @throws dev.keywright.KeywrightException what the first write at fault raises; nothing is written then
     */
    void run() {
        writes.forEach(EntityWrite::prepare);
        Backoff backoff = new Backoff();
        while (true) {
            List<Step> steps = steps();
            Transactions.Refusal refusal = new Transactions(destination.sender())
                    .commit(subject, steps.stream().map(Step::item).toList());
            if (refusal == null) {
                return;
            }
            Step step = steps.get(refusal.action());
            if (step.claim() == null) {
                if (!step.write().adapts(refusal.item()) || !backoff.again()) {
                    throw step.write().refused(refusal.item(), refusal.cause());
                }
            } else if (step.claim().taken() != null) {
                throw new UniqueViolationException(
                        step.write().key(), step.claim().taken().type().constraint(), refusal.cause());
            } else {
                claims.refused(step.claim());
                if (!backoff.again()) {
                    throw new ConditionFailedException(step.write().key(), Map.of(), refusal.cause());
                }
            }
        }
    }

    private List<Step> steps() {
        Map<EntityWrite, List<ClaimAction>> claimActions = claims.of(writes);
        List<Step> steps = new ArrayList<>();
        for (EntityWrite write : writes) {
            steps.add(new Step(write, null, write.action()));
            claimActions
                    .getOrDefault(write, List.of())
                    .forEach(claim -> steps.add(new Step(write, claim, claim.item())));
        }
        if (steps.size() > MOST_ACTIONS) {
            throw new IllegalArgumentException(
                    "the transaction has " + steps.size() + " actions, claims included; DynamoDB"
                            + " takes " + MOST_ACTIONS + ": "
                            + writes.stream().map(EntityWrite::describe).collect(Collectors.joining(", ")));
        }
        checkSize(steps);
        return steps;
    }

    /** Of what is put; how large items are that are updated, only DynamoDB knows. Few items can't be too large in all. */
    private static void checkSize(List<Step> steps) {
        if (steps.size() * ItemSize.MOST_BYTES <= MOST_BYTES) {
            return;
        }
        long size = steps.stream()
                .map(step -> step.item().put())
                .filter(Objects::nonNull)
                .mapToLong(put -> ItemSize.of(put.item()))
                .sum();
        if (size > MOST_BYTES) {
            throw new IllegalArgumentException("the transaction puts items of " + size + " bytes, but DynamoDB takes "
                    + MOST_BYTES + " in all; nothing is written");
        }
    }
}
