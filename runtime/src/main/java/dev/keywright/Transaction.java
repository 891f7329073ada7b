package dev.keywright;

/**
 * Writes that are committed together, or not at all: one TransactWriteItems, of twice the write units that the writes cost
 * alone. The claims of unique values are part of it. DynamoDB takes 100 actions on 100 different items; a claim is an item,
 * too. For one thread, and for one {@link #commit()}.
 *
 * <p>What an action refuses, the commit raises as the exception that the same write raises alone: of several the first
 * action's, and of an entity before its claims. Conflicts with other transactions are tried again for about two seconds.
 *
 * @param <R> the type of the table's entities
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html">DynamoDB
 *     transactions: how it works</a>
 */
public interface Transaction<R> {
    /**
     * Writes a new entity and takes its claims; {@link ItemExistsException} if an item has its key.
     *
     * @throws IllegalArgumentException if the item is over 400 KB
     */
    Transaction<R> create(R entity);

    /**
     * Inserts an entity, or replaces the whole item.
     *
     * @throws IllegalArgumentException if the entity has claims, a version or counters, or the item is over 400 KB
     */
    Transaction<R> put(R entity);

    /**
     * Makes {@code after} of {@code before}, by writing what differs; {@link ConditionFailedException} if that is not as in
     * {@code before} any more, {@link VersionConflictException} where there is a version.
     *
     * @throws IllegalArgumentException if they are of different types, or have different primary keys
     */
    <E extends R> Transaction<R> replace(E before, E after);

    /**
     * What {@link Update#execute()} would do. What is set on the update later isn't part of it.
     *
     * @throws IllegalStateException if nothing is set
     */
    Transaction<R> update(Update<? extends R> update);

    /**
     * Deletes an entity, with its claims; what isn't there is no error. With claims the commit begins with a consistent
     * read.
     *
     * @throws IllegalArgumentException if the entity has a version, which {@link #delete(Object)} tells
     */
    Transaction<R> delete(ItemKey<? extends R> key);

    /** Deletes the entity that has the key of {@code entity}; {@link VersionConflictException} if it has another version. */
    Transaction<R> delete(R entity);

    /** Requires that an item is there: {@link ItemNotFoundException}. */
    Transaction<R> check(ItemKey<? extends R> key);

    /** Requires that an item is there and a condition holds: {@link ConditionFailedException}. */
    <E extends R> Transaction<R> check(ItemKey<E> key, Condition<? super E> condition);

    /** Requires that no item is there: {@link ItemExistsException}. */
    Transaction<R> absent(ItemKey<? extends R> key);

    /**
     * Commits all of it; nothing to commit is no call.
     *
     * @throws IllegalArgumentException if it is more than 100 actions, or two are on one item, or the items that are put
     *     have over 4 MB; nothing is written then
     * @throws IllegalStateException if it has been committed
     * @throws KeywrightException what the first action at fault refuses; nothing is written then
     * @throws TransactionFailedException if other transactions were in the way for too long
     */
    void commit();
}
