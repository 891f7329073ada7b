package dev.keywright.table;

import dev.keywright.ConditionFailedException;
import dev.keywright.ItemKey;
import dev.keywright.ItemNotFoundException;
import dev.keywright.KeywrightException;
import dev.keywright.VersionConflictException;
import dev.keywright.mapping.EntityType;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Replaces an entity by another of the same key, by writing what differs. */
final class Replacement<E> {
    private final Destination destination;
    private final EntityType<E> type;

    Replacement(Destination destination, EntityType<E> type) {
        this.destination = destination;
        this.type = type;
    }

    /** The write that makes {@code after} of {@code before}; if nothing differs, a check that it is there. */
    EntityWrite write(E before, E after) {
        ItemKey<E> key = type.keyOf(before);
        UpdateChanges changes = Difference.of(key, before, after);
        return changes.areEmpty()
                ? ItemCheck.isThere(destination, key, versionOf(before))
                : UpdateWrite.ofReplacement(destination, key, changes);
    }

    /** The entity as it is stored then; a read where nothing differs. */
    E replace(E before, E after) {
        ItemKey<E> key = type.keyOf(before);
        UpdateChanges changes = Difference.of(key, before, after);
        if (!changes.areEmpty()) {
            return UpdateWrite.ofReplacement(destination, key, changes).run();
        }
        Map<String, AttributeValue> stored = destination.stored(key);
        KeywrightException refusal = Refusals.ofPresent(key, stored, destination.expiry(), versionOf(before), null);
        if (refusal != null) {
            throw refusal;
        }
        return type.parse(stored);
    }

    /** Reads, applies and replaces, anew as long as another write is faster. */
    E modify(ItemKey<E> key, UnaryOperator<E> change) {
        Backoff backoff = new Backoff();
        while (true) {
            Map<String, AttributeValue> stored = destination.stored(key);
            if (stored.isEmpty()) {
                throw new ItemNotFoundException(key, null);
            }
            E before = type.parse(stored);
            E after = Objects.requireNonNull(change.apply(before), "the changed entity is null");
            UpdateChanges changes = Difference.of(type.keyOf(before), stored, before, after);
            if (changes.areEmpty()) {
                return before;
            }
            UpdateWrite<E> write = UpdateWrite.ofReplacement(destination, key, changes);
            try {
                return write.run();
            } catch (ConditionFailedException | VersionConflictException e) {
                // A change that may have been made, and was changed by others since, must not be made again.
                if (write.mayHaveBeenMade() || !backoff.again()) {
                    throw e;
                }
            }
        }
    }

    private @Nullable AttributeValue versionOf(E entity) {
        String version = type.version();
        return version == null ? null : type.toItem(entity).get(version);
    }
}
