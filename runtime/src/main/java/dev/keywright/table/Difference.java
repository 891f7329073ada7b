package dev.keywright.table;

import dev.keywright.ItemKey;
import dev.keywright.mapping.Claim;
import dev.keywright.mapping.ClaimType;
import dev.keywright.mapping.EntityType;
import dev.keywright.mapping.KeyInputs;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What it takes to make a stored entity another: the attributes that differ, the index keys and claims that follow, and as
 * conditions that all that these are made of is still stored. Counters are left alone. A version is the condition on what
 * differs, but not on what keys and claims are made of: an item that was deleted and created anew has the same versions.
 */
final class Difference<E> {
    private final EntityType<E> type;
    private final Map<String, AttributeValue> stored;
    private final Map<String, AttributeValue> before;
    private final Map<String, AttributeValue> after;
    private final UpdateChanges changes = new UpdateChanges();
    private final Set<String> conditioned = new LinkedHashSet<>();

    private Difference(
            EntityType<E> type,
            Map<String, AttributeValue> stored,
            Map<String, AttributeValue> before,
            Map<String, AttributeValue> after) {
        this.type = type;
        this.stored = stored;
        this.before = before;
        this.after = after;
    }

    /**
     * The changes; without any writes if nothing differs.
     *
     * @param key the key of {@code before}
     * @param stored the item that {@code before} was read from
     * @throws IllegalArgumentException if {@code after} has another primary key
     */
    static <E> UpdateChanges of(ItemKey<E> key, Map<String, AttributeValue> stored, E before, E after) {
        return of(key, stored, before, key.type().toItem(before), after);
    }

    /** The same where the item is supposed to be {@code before}, as far as the type knows it. */
    static <E> UpdateChanges of(ItemKey<E> key, E before, E after) {
        Map<String, AttributeValue> item = key.type().toItem(before);
        return of(key, item, before, item, after);
    }

    private static <E> UpdateChanges of(
            ItemKey<E> key, Map<String, AttributeValue> stored, E before, Map<String, AttributeValue> item, E after) {
        EntityType<E> type = key.type();
        ItemKey<E> other = type.keyOf(after);
        if (!key.equals(other)) {
            throw new IllegalArgumentException(type.name() + " " + key + " can't become " + other
                    + ": a primary key never changes; delete the one and create the other in a transaction");
        }
        return new Difference<>(type, stored, item, type.toItem(after)).changes(before, after);
    }

    private UpdateChanges changes(E before, E after) {
        Set<String> differing = differing();
        if (differing.isEmpty()) {
            return changes;
        }
        for (String name : differing) {
            AttributeValue value = this.after.get(name);
            if (value == null) {
                changes.remove(name);
            } else {
                changes.set(name, value);
            }
        }
        if (type.version() == null) {
            conditioned.addAll(differing);
        }
        type.keyInputs().forEach(key -> addInputs(key, differing));
        moveClaims(type.claims(before), type.claims(after), differing);
        addConditions();
        return changes;
    }

    private Set<String> differing() {
        Set<String> names = new LinkedHashSet<>(before.keySet());
        names.addAll(after.keySet());
        names.remove(type.version());
        type.counters().forEach(names::remove);
        names.removeIf(name -> ValueBytes.equal(before.get(name), after.get(name)));
        return names;
    }

    /** A key attribute follows from what it is made of, so the condition is on that. */
    private void addInputs(KeyInputs key, Set<String> differing) {
        Set<String> concerned = new HashSet<>(key.inputs());
        concerned.addAll(key.attributes());
        if (!Collections.disjoint(concerned, differing)) {
            conditioned.addAll(key.inputs());
        }
        conditioned.removeAll(key.attributes());
    }

    private void moveClaims(List<Claim> held, List<Claim> wanted, Set<String> differing) {
        String timeToLive = type.layout().timeToLive();
        for (ClaimType claimType : type.claimTypes()) {
            Set<String> concerned = new LinkedHashSet<>(claimType.attributes());
            concerned.addAll(claimType.conditions());
            if (timeToLive != null) {
                concerned.add(timeToLive);
            }
            if (!Collections.disjoint(concerned, differing)) {
                changes.move(ofType(claimType, held), ofType(claimType, wanted), timeToLive);
                conditioned.addAll(concerned);
            }
        }
        if (timeToLive != null && conditioned.contains(timeToLive)) {
            changes.suppose(timeToLive, stored.get(timeToLive));
        }
    }

    private static @Nullable Claim ofType(ClaimType type, List<Claim> claims) {
        return claims.stream()
                .filter(claim -> claim.type().equals(type))
                .findFirst()
                .orElse(null);
    }

    private void addConditions() {
        conditioned.forEach(name -> changes.require(ItemTerms.isStored(name, stored.get(name))));
        String version = type.version();
        if (version != null) {
            AttributeValue present = Objects.requireNonNull(stored.get(version), version);
            changes.advance(version, present, next(present));
        }
    }

    private static AttributeValue next(AttributeValue version) {
        return AttributeValue.fromN(new BigDecimal(version.n())
                .add(BigDecimal.ONE)
                .toBigIntegerExact()
                .toString());
    }
}
