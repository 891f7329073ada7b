package dev.keywright.table;

import dev.keywright.Condition;
import dev.keywright.ItemKey;
import dev.keywright.Update;
import dev.keywright.key.KeyLimits;
import dev.keywright.mapping.Claim;
import dev.keywright.mapping.TableLayout;
import dev.keywright.mapping.ValueCodec;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A partial update of one item: what isn't set stays as it is. Generated {@code XUpdate} classes extend it with a setter
 * for each attribute. Index keys follow in the same write, and so do claims.
 *
 * <p>Where a setter also takes present values of other attributes, they are conditions of the update, unless the same
 * update sets them. Of several values set for one attribute the last one counts; what is added, appended or taken away
 * several times adds up. One attribute in two of these ways raises {@link IllegalStateException}, and so does one that is
 * set as a whole and in part. For one thread.
 *
 * @param <E> the entity
 */
public abstract class EntityUpdate<E> implements Update<E> {
    private final TableClient table;
    private final ItemKey<E> key;
    private final @Nullable Version version;
    private UpdateChanges changes = new UpdateChanges();
    private @Nullable Map<String, AttributeValue> newItem;

    /** Of the item with that key. */
    protected EntityUpdate(TableClient table, ItemKey<E> key) {
        this(table, key, null);
    }

    /** Of the item with that key, on condition that it has that version. */
    protected EntityUpdate(TableClient table, ItemKey<E> key, int version) {
        this(table, key, new Version(version, Math.incrementExact(version)));
    }

    /** Of the item with that key, on condition that it has that version. */
    protected EntityUpdate(TableClient table, ItemKey<E> key, long version) {
        this(table, key, new Version(version, Math.incrementExact(version)));
    }

    private EntityUpdate(TableClient table, ItemKey<E> key, @Nullable Version version) {
        this.table = table;
        this.key = key;
        this.version = version;
    }

    /** The version that has to be stored, and the one that follows it. */
    private record Version(long present, long next) {}

    /**
     * Writes the changes: one UpdateItem; where a claim moves one transaction of the item and the claims, and a consistent
     * read after it.
     *
     * @return the entity as it is stored after the update
     * @throws IllegalStateException if nothing is set
     * @throws IllegalArgumentException if it is more than DynamoDB takes of an expression, 4 KB, 300 operators, 2 MB of
     *     values, or if what is set is over the 400 KB of an item; nothing is sent then
     * @throws dev.keywright.ItemNotFoundException if there is no item, as an update never creates one; also if the item was
     *     deleted between the transaction of a claim and the read after it
     * @throws dev.keywright.VersionConflictException if the item has another version than was given
     * @throws dev.keywright.ConditionFailedException if a present value that was given is not what is stored
     * @throws dev.keywright.UniqueViolationException if another item holds a value that must be unique
     * @throws dev.keywright.CorruptItemException if a part is set of what isn't there; also if what is added to a number
     *     exceeds its Java type: the sum is stored then, as DynamoDB knows no such limit, and stays so until it is set
     * @throws dev.keywright.UnknownTypeException if the key holds an item of another type
     */
    @Override
    public final E execute() {
        Map<String, AttributeValue> created = newItem;
        return created == null
                ? update(table.destination()).run()
                : upsert(table.destination(), created).run();
    }

    /** The write of what is set by now. */
    final EntityWrite write(Destination destination) {
        String own = table.destination().table();
        if (!own.equals(destination.table())) {
            throw new IllegalArgumentException("the update of " + key.entity() + " " + key + " is one of the table "
                    + own + ", but the transaction of " + destination.table());
        }
        Map<String, AttributeValue> created = newItem;
        return created == null ? update(destination) : upsert(destination, created);
    }

    private Upsert<E> upsert(Destination destination, Map<String, AttributeValue> created) {
        return new Upsert<>(destination, key, followed(), created);
    }

    private UpdateWrite<E> update(Destination destination) {
        if (changes.areEmpty()) {
            throw new IllegalStateException("the update of " + key.entity() + " " + key + " sets nothing");
        }
        return UpdateWrite.of(destination, key, followed());
    }

    /** What is set, with all that follows. */
    private UpdateChanges followed() {
        UpdateChanges asked = changes;
        changes = asked.copy();
        try {
            follow();
            if (version != null) {
                changes.advance(
                        Objects.requireNonNull(key.type().version()),
                        AttributeValue.fromN(Long.toString(version.present())),
                        AttributeValue.fromN(Long.toString(version.next())));
            }
            return changes;
        } finally {
            changes = asked;
        }
    }

    /** Where there is no item, the changes are made to this one. */
    protected final void creates(Map<String, AttributeValue> item) {
        this.newItem = item;
    }

    /** A condition on the stored item; of several all must hold. */
    protected final void require(Condition<E> condition) {
        changes.require(condition.term());
    }

    /** Writes the keys and claims that depend on what is set. */
    protected abstract void follow();

    /** An attribute that keys or claims are made of. */
    protected final <A> UpdatedAttribute<A> attribute(String name, ValueCodec<A> codec) {
        return new UpdatedAttribute<>(this, name, codec);
    }

    /**
     * Sets an attribute; a value that isn't stored at all, as the empty set, removes it.
     *
     * @throws dev.keywright.InvalidAttributeException if the value is null or can't be stored
     */
    protected final <A> void set(String name, ValueCodec<A> codec, A value) {
        AttributeValue stored = key.type().encode(name, codec, value);
        if (stored == null) {
            changes.remove(notPrimary(name));
        } else {
            changes.set(notPrimary(name), stored);
        }
    }

    /**
     * Adds to a number that is stored, where an absent one counts as 0, or elements to a set.
     *
     * @throws dev.keywright.InvalidAttributeException if the amount is null or can't be stored
     */
    protected final <A> void add(String name, ValueCodec<A> codec, A amount) {
        AttributeValue stored = key.type().encode(name, codec, amount);
        if (stored != null) {
            changes.add(notPrimary(name), stored);
        }
    }

    /**
     * Appends elements to a list.
     *
     * @throws dev.keywright.InvalidAttributeException if they are null or can't be stored
     */
    protected final <A> void append(String name, ValueCodec<A> codec, A elements) {
        AttributeValue stored = key.type().encode(name, codec, elements);
        if (stored != null) {
            changes.append(notPrimary(name), stored);
        }
    }

    /**
     * Takes elements from a set; those that aren't in it are no error.
     *
     * @throws dev.keywright.InvalidAttributeException if they are null or can't be stored
     */
    protected final <A> void take(String name, ValueCodec<A> codec, A elements) {
        AttributeValue stored = key.type().encode(name, codec, elements);
        if (stored != null) {
            changes.delete(notPrimary(name), stored);
        }
    }

    /** Removes attributes; absent ones stay so. */
    protected final void remove(String... names) {
        for (String name : names) {
            changes.remove(notPrimary(name));
        }
    }

    /**
     * Sets a part of a nested map, by its path; a value that isn't stored at all, as the empty set, removes it.
     *
     * @throws dev.keywright.InvalidAttributeException if the value is null or can't be stored
     */
    protected final <A> void setPart(ValueCodec<A> codec, A value, String... path) {
        changes.setPart(List.of(path), key.type().encode(String.join(".", path), codec, value));
    }

    /** Removes a part of a nested map, by its path; an absent one stays so. */
    protected final void removePart(String... path) {
        changes.setPart(List.of(path), null);
    }

    /** Sets a partition key attribute of an index. */
    protected final void key(String name, String value) {
        changes.set(notPrimary(name), KeyLimits.partition(key.entity(), name, value));
    }

    /** Sets a sort key attribute of an index. */
    protected final void sortKey(String name, String value) {
        changes.set(notPrimary(name), KeyLimits.sort(key.entity(), name, value));
    }

    /** Gives one claim up and takes another; null for none. */
    protected final void moveClaim(@Nullable Claim before, @Nullable Claim after) {
        changes.move(before, after, key.type().layout().timeToLive());
    }

    final <A> void suppose(String name, ValueCodec<A> codec, @Nullable A value) {
        if (!changes.suppose(name, value == null ? null : key.type().encode(name, codec, value))) {
            throw new IllegalArgumentException(describe(name) + ": two different present values were given");
        }
    }

    final String describe(String name) {
        return key.entity() + "." + name + " of " + key;
    }

    /** DynamoDB refuses to change a primary key; some of its emulators corrupt the item instead. */
    private String notPrimary(String name) {
        TableLayout layout = key.type().layout();
        if (name.equals(layout.partitionKey()) || name.equals(layout.sortKey())) {
            throw new IllegalArgumentException(describe(name) + " is in the primary key, which an update can't change");
        }
        return name;
    }
}
