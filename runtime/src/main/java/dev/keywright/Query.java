package dev.keywright;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A question to the table, ready to be asked: what an access pattern returns. Nothing is sent until the answer is read,
 * and each reading asks anew. Immutable: a query may be kept, refined in several ways and read by several threads.
 *
 * <p>All pages are followed: DynamoDB ends a page after 1 MB of items read, or where {@link #pageSize} says. Reads are
 * eventually consistent unless the pattern says otherwise: half a read unit for each 4 KB read.
 *
 * <p>Reading may raise {@link UnknownTypeException} and {@link CorruptItemException} for items that don't fit, and the
 * exceptions of the AWS SDK.
 *
 * @param <T> what one result is read as
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.Pagination.html">DynamoDB: paginating
 *     table query results</a>
 */
public interface Query<T> extends Iterable<T> {
    /**
     * Only the results of which the condition holds. DynamoDB drops the others after it has read them: they cost as much,
     * and a page may take several calls. What a filter can't be about in DynamoDB, being a key of the table or index that
     * is read, is dropped in this process. Of several filters all must hold.
     *
     * @throws IllegalArgumentException when the query is read, if the condition is longer than DynamoDB takes: 300
     *     operators, 4 KB
     */
    Query<T> filter(Condition<? extends T> condition);

    /**
     * At most this many results in all, whatever the pages. DynamoDB is asked for no more than that, unless there
     * is a filter: the results count, not what is read.
     *
     * @throws IllegalArgumentException if {@code results} is below 1
     */
    Query<T> limit(int results);

    /**
     * How many items DynamoDB reads for one response (its {@code Limit}), where that is to be less than 1 MB holds.
     *
     * @throws IllegalArgumentException if {@code items} is below 1
     */
    Query<T> pageSize(int items);

    /**
     * Reads one page ahead: {@link #iterator}, {@link #stream} and {@link #list} have DynamoDB read the next page while the
     * caller works on this one. Worth it where that work takes about as long as a call, over many pages. Each page ahead is
     * read by a thread of its own, which ends with the call and is the one that a {@link CallListener} is told on; what the
     * call raises is raised to the caller, once the results before it are consumed. A caller that stops early has paid for at
     * most one page too many. {@link #page}, {@link #pages}, {@link #first} and {@link #count} read nothing ahead.
     */
    Query<T> prefetch();

    /** The first result in the order of the query, if there is one; reads one item. */
    Optional<T> first();

    /**
     * The first page of at most {@code size} results. It is shorter only at the end of the results.
     *
     * @throws IllegalArgumentException if {@code size} is below 1
     */
    Page<T> page(int size);

    /**
     * The page that follows the one whose {@link Page#nextToken} is given. Its size may be another one; pattern,
     * arguments, bounds, order and limit may not.
     *
     * @throws InvalidPageTokenException if the token is damaged, altered or of another query; no call is made
     * @throws IllegalArgumentException if {@code size} is below 1
     */
    Page<T> page(int size, String token);

    /**
     * The results as DynamoDB's responses bring them, one call a page, sent as the iteration comes to it. A page may be
     * empty, and the last one often is.
     */
    Iterable<Page<T>> pages();

    /**
     * How many results {@link #list} would return. Reads as many read units as {@code list()}, but no items travel; types
     * are not looked at, unless {@link UnknownTypes#SKIP} has items passed over.
     */
    long count();

    /** The results, read page by page as the stream is consumed. */
    default Stream<T> stream() {
        int characteristics = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return StreamSupport.stream(
                () -> Spliterators.spliteratorUnknownSize(iterator(), characteristics), characteristics, false);
    }

    /** All results, of all pages. The list is unmodifiable. */
    default List<T> list() {
        List<T> results = new ArrayList<>();
        for (T result : this) {
            results.add(result);
        }
        return Collections.unmodifiableList(results);
    }
}
