package dev.keywright.table;

import dev.keywright.Condition;
import dev.keywright.ItemKey;
import dev.keywright.Transaction;
import dev.keywright.Update;
import dev.keywright.mapping.EntityType;
import dev.keywright.mapping.TypedParser;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A transaction over one table. */
final class TableTransaction<R> implements Transaction<R> {
    private final Destination destination;
    private final TypedParser<R> types;
    private final List<EntityWrite> writes = new ArrayList<>();
    private boolean committed;

    TableTransaction(Destination destination, TypedParser<R> types) {
        this.destination = destination;
        this.types = types;
    }

    @Override
    public Transaction<R> create(R entity) {
        return add(creation(types.typeOf(entity), entity));
    }

    private <E extends R> EntityWrite creation(EntityType<E> type, R entity) {
        return new Creation<>(destination, type, type.entity().cast(entity));
    }

    @Override
    public Transaction<R> put(R entity) {
        return add(put(types.typeOf(entity), entity));
    }

    private <E extends R> EntityWrite put(EntityType<E> type, R entity) {
        return new PlainPut<>(destination, type, type.entity().cast(entity));
    }

    @Override
    public <E extends R> Transaction<R> replace(E before, E after) {
        EntityType<? extends R> type = types.typeOf(before);
        if (types.typeOf(after) != type) {
            throw new IllegalArgumentException("a " + type.name() + " can't be replaced by another entity");
        }
        return add(replacement(type, before, after));
    }

    private <E extends R> EntityWrite replacement(EntityType<E> type, R before, R after) {
        return new Replacement<>(destination, type)
                .write(type.entity().cast(before), type.entity().cast(after));
    }

    @Override
    public Transaction<R> update(Update<? extends R> update) {
        if (!(update instanceof EntityUpdate<? extends R> generated)) {
            throw new IllegalArgumentException("only updates that a DAO has started can be in a transaction");
        }
        return add(generated.write(destination));
    }

    @Override
    public Transaction<R> delete(ItemKey<? extends R> key) {
        if (key.type().version() != null) {
            throw new IllegalArgumentException(
                    key.entity() + " has a version: delete the entity, which tells it, instead of its key");
        }
        return add(Deletion.of(destination, key, null));
    }

    @Override
    public Transaction<R> delete(R entity) {
        return add(deletion(types.typeOf(entity), entity));
    }

    private <E extends R> EntityWrite deletion(EntityType<E> type, R entity) {
        return Deletion.of(destination, type, type.entity().cast(entity));
    }

    @Override
    public Transaction<R> check(ItemKey<? extends R> key) {
        return add(ItemCheck.isThere(destination, key, null));
    }

    @Override
    public <E extends R> Transaction<R> check(ItemKey<E> key, Condition<? super E> condition) {
        return add(ItemCheck.holds(destination, key, condition.term()));
    }

    @Override
    public Transaction<R> absent(ItemKey<? extends R> key) {
        return add(ItemCheck.isAbsent(destination, key));
    }

    @Override
    public void commit() {
        requireOpen();
        requireDistinct();
        committed = true;
        if (!writes.isEmpty()) {
            new Commit(destination, types.name(), writes).run();
        }
    }

    private Transaction<R> add(EntityWrite write) {
        requireOpen();
        writes.add(write);
        return this;
    }

    private void requireOpen() {
        if (committed) {
            throw new IllegalStateException("the transaction has been committed; start another one");
        }
    }

    private void requireDistinct() {
        Map<KeyId, EntityWrite> byKey = new LinkedHashMap<>();
        for (EntityWrite write : writes) {
            EntityWrite other = byKey.putIfAbsent(KeyId.of(write.key()), write);
            if (other != null) {
                throw new IllegalArgumentException("a transaction takes one action for each item, but has "
                        + other.describe() + " and " + write.describe());
            }
        }
    }
}
