package dev.keywright.table;

import dev.keywright.BatchScan;
import dev.keywright.ClaimReport;
import dev.keywright.FoundItems;
import dev.keywright.ItemKey;
import dev.keywright.PageTokens;
import dev.keywright.Query;
import dev.keywright.RangeQuery;
import dev.keywright.Transaction;
import dev.keywright.UnknownTypes;
import dev.keywright.key.SortRange;
import dev.keywright.mapping.AggregateType;
import dev.keywright.mapping.EntityType;
import dev.keywright.mapping.TypedParser;
import dev.keywright.mapping.ViewType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One table, as generated DAOs call it: each method starts one kind of read or write. Safe for use by several threads.
 *
 * <p>Exceptions of the AWS SDK pass through. Every request asks for the capacity that it consumes.
 */
public final class TableClient {
    private static final int MOST_SEGMENTS = 1_000_000;

    private final Sender sender;
    private final TableDefinition definition;
    private final UnknownTypes unknownTypes;
    private final PageTokens tokens;
    private final Expiry expiry;

    TableClient(
            Sender sender, TableDefinition definition, UnknownTypes unknownTypes, PageTokens tokens, Expiry expiry) {
        this.sender = sender;
        this.definition = definition;
        this.unknownTypes = unknownTypes;
        this.tokens = tokens;
        this.expiry = expiry;
    }

    /**
     * GetItem, eventually consistent: half a read unit per 4 KB.
     *
     * @throws dev.keywright.UnknownTypeException if the key holds an item of another type
     * @throws dev.keywright.CorruptItemException if the item doesn't fit the entity
     */
    public <E> Optional<E> get(ItemKey<E> key) {
        return reads().get(key, false);
    }

    /** As {@link #get(ItemKey)}, but returns a view of the item: no more than that travels, and it costs as much. */
    public <V> Optional<V> get(ItemKey<?> key, ViewType<V> view) {
        return reads().get(key, view, false);
    }

    /** As {@link #get(ItemKey, ViewType)}, but strongly consistent: one read unit per 4 KB. */
    public <V> Optional<V> getConsistent(ItemKey<?> key, ViewType<V> view) {
        return reads().get(key, view, true);
    }

    /** As {@link #get(ItemKey)}, but strongly consistent: one read unit per 4 KB. */
    public <E> Optional<E> getConsistent(ItemKey<E> key) {
        return reads().get(key, true);
    }

    /**
     * Writes a new entity: one PutItem, or with claims one transaction of the entity and its claims, which takes twice the
     * write units.
     *
     * @return the entity
     * @throws IllegalArgumentException if the item is over 400 KB
     * @throws dev.keywright.ItemExistsException if an item has the key
     * @throws dev.keywright.UniqueViolationException if another item holds a value that must be unique
     * @throws dev.keywright.TransactionFailedException if other transactions were in the way for too long
     */
    public <E> E create(EntityType<E> type, E entity) {
        return new Creation<>(destination(), type, entity).create();
    }

    /**
     * As {@link #create}, but where an item has the key returns the entity that it holds, in the same request.
     *
     * @return the entity that is stored then
     * @throws IllegalArgumentException if the item is over 400 KB
     * @throws dev.keywright.UniqueViolationException if another item holds a value that must be unique
     * @throws dev.keywright.UnknownTypeException if the key holds an item of another type
     * @throws dev.keywright.TransactionFailedException if other transactions were in the way for too long
     */
    public <E> E getOrCreate(EntityType<E> type, E entity) {
        return new Creation<>(destination(), type, entity).getOrCreate();
    }

    /**
     * PutItem: inserts, or replaces the whole item.
     *
     * @return the entity
     * @throws IllegalArgumentException if the entity has claims, a version or counters, or the item is over 400 KB
     */
    public <E> E put(EntityType<E> type, E entity) {
        return new PlainPut<>(destination(), type, entity).run();
    }

    /**
     * Makes {@code after} of {@code before}: one UpdateItem of what differs, with claims one transaction and a consistent
     * read. Where nothing differs it is a consistent read.
     *
     * @return the entity as it is stored then
     * @throws IllegalArgumentException if they have different primary keys
     * @throws dev.keywright.ItemNotFoundException if there is no item
     * @throws dev.keywright.ConditionFailedException if what differs, or what index keys and claims that change are made of,
     *     is not stored as in {@code before}
     * @throws dev.keywright.VersionConflictException where there is a version, and it isn't that of {@code before}
     * @throws dev.keywright.UniqueViolationException if another item holds a value that must be unique
     */
    public <E> E replace(EntityType<E> type, E before, E after) {
        return new Replacement<>(destination(), type).replace(before, after);
    }

    /**
     * Reads an entity consistently, applies a function to it and writes what differs, as {@link #replace} does; all of it
     * again where another write was faster, at most ten times.
     *
     * @param change is called for each try, and must have no effects of its own
     * @return the entity as it is stored then
     * @throws IllegalArgumentException if the function changes the primary key
     * @throws dev.keywright.ItemNotFoundException if there is no item
     * @throws dev.keywright.ConditionFailedException if other writes were faster for too long
     * @throws dev.keywright.VersionConflictException the same, where there is a version
     * @throws dev.keywright.UniqueViolationException if another item holds a value that must be unique
     */
    public <E> E modify(ItemKey<E> key, UnaryOperator<E> change) {
        return new Replacement<>(destination(), key.type()).modify(key, change);
    }

    /**
     * Reads items by their primary keys: a BatchGetItem for 100 of them, half a read unit per 4 KB of each item, or a whole
     * one if it is to be consistent. What DynamoDB leaves unprocessed is asked for again, as long as there is progress.
     *
     * @throws dev.keywright.UnprocessedItemsException if there is none for about two seconds
     * @throws dev.keywright.UnknownTypeException if a key holds an item of another type
     * @throws dev.keywright.CorruptItemException if an item doesn't fit its entity
     */
    public <T> FoundItems<T> batchGet(
            TypedParser<T> parser, Collection<? extends ItemKey<? extends T>> keys, boolean consistent) {
        return batchReads(parser, keys).batch(consistent);
    }

    /**
     * Reads at most 100 items as they are at one moment: one TransactGetItems, two read units per 4 KB of each item.
     * Conflicts with writes are tried again for about two seconds.
     *
     * @throws IllegalArgumentException if there are more keys
     * @throws dev.keywright.UnknownTypeException if a key holds an item of another type
     * @throws dev.keywright.CorruptItemException if an item doesn't fit its entity
     */
    public <T> FoundItems<T> transactGet(TypedParser<T> parser, Collection<? extends ItemKey<? extends T>> keys) {
        return batchReads(parser, keys).transaction();
    }

    private <T> BatchReads<T> batchReads(TypedParser<T> parser, Collection<? extends ItemKey<? extends T>> keys) {
        return new BatchReads<>(sender, definition.name(), expiry, parser.name(), keys);
    }

    /**
     * Inserts or replaces many items: a BatchWriteItem for 25 of them. It isn't a transaction. What DynamoDB leaves
     * unprocessed is sent again, as long as there is progress.
     *
     * @throws IllegalArgumentException if two have one key; nothing is written then
     * @throws dev.keywright.UnprocessedItemsException if there is no progress for about two seconds
     */
    public <E> void batchPut(EntityType<E> type, Collection<? extends E> entities) {
        new BatchWrites<>(sender, definition.name(), type).put(entities);
    }

    /**
     * Deletes many items, as {@link #batchPut} writes them; what isn't there is no error.
     *
     * @throws IllegalArgumentException if a key is there twice; nothing is deleted then
     * @throws dev.keywright.UnprocessedItemsException if there is no progress for about two seconds
     */
    public <E> void batchDelete(EntityType<E> type, Collection<ItemKey<E>> keys) {
        new BatchWrites<>(sender, definition.name(), type).delete(keys);
    }

    /**
     * Compares all claims of the table with its entities: a consistent Scan of the whole table, and for each claim and each
     * unique value a transactional read of two items.
     *
     * @throws dev.keywright.CorruptItemException if an entity with unique values doesn't fit its type
     */
    public ClaimReport verifyClaims(TypedParser<?> parser) {
        return new ClaimCheck(destination(), parser).run();
    }

    /** Starts a transaction of writes of the parser's entities. */
    public <T> Transaction<T> transaction(TypedParser<T> parser) {
        return new TableTransaction<>(destination(), parser);
    }

    /**
     * Deletes an entity; one that isn't there is no error. One DeleteItem; with claims a consistent read and a transaction,
     * again as long as other writes are faster.
     *
     * @throws dev.keywright.ConditionFailedException if other writes changed the claims for too long
     * @throws dev.keywright.CorruptItemException if the entity has claims that can't be told, as its item doesn't fit it
     * @throws dev.keywright.TransactionFailedException if other transactions were in the way for too long
     */
    public <E> void delete(ItemKey<E> key) {
        Deletion.of(destination(), key, null).run();
    }

    /**
     * As {@link #delete(ItemKey)}, but on condition that the item has that version.
     *
     * @throws dev.keywright.VersionConflictException if it has another one
     */
    public <E> void delete(ItemKey<E> key, long version) {
        Deletion.of(destination(), key, AttributeValue.fromN(Long.toString(version)))
                .run();
    }

    /**
     * As {@link #delete(ItemKey)}, but without the read if the stored item has the claims that {@code entity} has. What is
     * stored is deleted, whether it equals {@code entity} or not.
     */
    public <E> void delete(EntityType<E> type, E entity) {
        Deletion.of(destination(), type, entity).run();
    }

    /** The query of a pattern; nothing is sent yet. */
    public <T> Query<T> query(QueryPlan<T> plan, KeyCondition condition) {
        return new TableQuery<>(reader(plan, condition));
    }

    /** The query of a pattern with a range on the sort key attribute after the conditioned ones; nothing is sent yet. */
    public <T, R> RangeQuery<T, R> rangeQuery(QueryPlan<T> plan, KeyCondition condition, SortRange<R> range) {
        return TableRangeQuery.of(reader(plan, condition), range);
    }

    /**
     * The answer to a pattern of at most one result: one Query for two rows. Two rows of an index are checked against the
     * table by consistent reads, as an index may be behind.
     *
     * @throws dev.keywright.CorruptItemException if two items of the table answer the pattern
     */
    public <T> Optional<T> findOne(QueryPlan<T> plan, KeyCondition condition) {
        return new SingleResult<>(sender, question(plan, condition)).find();
    }

    /**
     * The aggregate that answers a pattern: one Query, which follows all pages. Empty if there is no item for its parent,
     * whatever children there are.
     *
     * @throws dev.keywright.CorruptItemException if a component that has one item finds two, or has to have one and finds
     *     none
     */
    public <A> Optional<A> aggregate(
            AggregateType<A> type, QueryPlan<Map<String, AttributeValue>> plan, KeyCondition condition) {
        return type.assemble(plan.pattern(), query(plan, condition).list(), false);
    }

    /**
     * As {@link #aggregate(AggregateType, QueryPlan, KeyCondition)} where the parent comes first, but of the children only
     * the first ones are read; DynamoDB is asked for no more.
     *
     * @throws IllegalArgumentException if {@code children} is below 0, or if one that there has to be isn't among so many
     */
    public <A> Optional<A> aggregate(
            AggregateType<A> type, QueryPlan<Map<String, AttributeValue>> plan, KeyCondition condition, int children) {
        if (children < 0) {
            throw new IllegalArgumentException("the most children to read must be at least 0, but is " + children);
        }
        int most = children == Integer.MAX_VALUE ? children : children + 1;
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        for (Map<String, AttributeValue> item : query(plan, condition).limit(most)) {
            if (items.isEmpty() && !type.isParent(item)) {
                // No page of children without a parent is worth reading.
                return Optional.empty();
            }
            items.add(item);
        }
        return type.assemble(plan.pattern(), items, items.size() == most);
    }

    /**
     * Creates the table with its indexes, capacity on demand, if it isn't there; returns when it is active. Several may
     * call this at once.
     *
     * @throws IllegalStateException if there is a table of that name with another key or without one of the indexes, or if it
     *     isn't active after five minutes
     */
    public void createIfMissing() {
        new TableCreation(sender, definition).createIfMissing();
    }

    /**
     * A read of the whole table in so many segments at a time; nothing is sent yet.
     *
     * @throws IllegalArgumentException if {@code segments} isn't from 1 to 1,000,000
     */
    public <T> BatchScan<T> scanForBatch(TypedParser<T> parser, int segments) {
        if (segments < 1 || segments > MOST_SEGMENTS) {
            throw new IllegalArgumentException("segments must be from 1 to " + MOST_SEGMENTS + ", but are " + segments);
        }
        List<ScanSegment> all = new ArrayList<>();
        for (int i = 0; i < segments; i++) {
            all.add(ScanSegment.start(i, segments));
        }
        ScanSettings<T> settings = new ScanSettings<>(
                definition,
                parser,
                unknownTypes,
                expiry,
                tokens,
                List.copyOf(all),
                0,
                Integer.MAX_VALUE,
                Double.POSITIVE_INFINITY,
                null);
        return new TableScan<>(sender, settings);
    }

    /** Where writes go. */
    Destination destination() {
        return new Destination(sender, definition.name(), expiry);
    }

    private EntityReads reads() {
        return new EntityReads(sender, definition.name(), expiry);
    }

    private <T> QueryReader<T> reader(QueryPlan<T> plan, KeyCondition condition) {
        return new QueryReader<>(sender, tokens, question(plan, condition), Integer.MAX_VALUE, 0, false);
    }

    private <T> Question<T> question(QueryPlan<T> plan, KeyCondition condition) {
        UnknownTypes policy = plan.isOfKnownTypesOnly() ? UnknownTypes.SKIP : unknownTypes;
        Question<T> question = new Question<>(definition, plan, condition, policy, null, expiry);
        return plan.filter() == null ? question : question.filtered(plan.filter());
    }
}
