package dev.keywright.table;

import dev.keywright.Page;
import dev.keywright.PageTokens;
import dev.keywright.condition.Term;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Answers a question in the forms that {@link dev.keywright.Query} has.
 *
 * @param sender what carries the requests
 * @param tokens the text form of page tokens
 * @param question what is asked
 * @param limit the most results in all, {@link Integer#MAX_VALUE} for no limit
 * @param pageSize DynamoDB's Limit, 0 for none
 * @param prefetch whether an iteration reads a page ahead
 * @param <T> what one result is read as
 */
record QueryReader<T>(
        Sender sender, PageTokens tokens, Question<T> question, int limit, int pageSize, boolean prefetch) {

    QueryReader<T> withCondition(KeyCondition condition) {
        return new QueryReader<>(sender, tokens, question.with(condition), limit, pageSize, prefetch);
    }

    QueryReader<T> filtered(Term term) {
        return new QueryReader<>(sender, tokens, question.filtered(term), limit, pageSize, prefetch);
    }

    QueryReader<T> prefetching() {
        return new QueryReader<>(sender, tokens, question, limit, pageSize, true);
    }

    QueryReader<T> withLimit(int results) {
        return new QueryReader<>(sender, tokens, question, results, pageSize, prefetch);
    }

    QueryReader<T> withPageSize(int items) {
        return new QueryReader<>(sender, tokens, question, limit, items, prefetch);
    }

    Iterator<T> iterator() {
        return new QueryIterator<>(run(Position.START), question.plan().parser(), limit, prefetch);
    }

    Optional<T> first() {
        Iterator<T> results =
                new QueryIterator<>(run(Position.START), question.plan().parser(), 1, false);
        return results.hasNext() ? Optional.of(results.next()) : Optional.empty();
    }

    Page<T> page(int size) {
        return page(size, Position.START);
    }

    Page<T> page(int size, String token) {
        return page(size, new PositionCodec(tokens, question, limit).read(token));
    }

    long count() {
        QueryRun<T> run = run(Position.START);
        long counted = 0;
        while (!run.ended() && (limit == Integer.MAX_VALUE || counted < limit)) {
            counted += run.count(limit == Integer.MAX_VALUE ? limit : (int) (limit - counted));
        }
        return limit == Integer.MAX_VALUE ? counted : Math.min(counted, limit);
    }

    /** One page for each call. */
    Iterator<Page<T>> pages() {
        return new Iterator<>() {
            private final QueryRun<T> run = run(Position.START);
            private int returned;
            private double before;

            @Override
            public boolean hasNext() {
                return !run.ended() && returned < limit;
            }

            @Override
            public Page<T> next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                List<T> items = new ArrayList<>();
                int wanted = left(returned);
                Map<String, AttributeValue> cut = take(items, run.next(wanted), wanted);
                returned = returnedWith(returned, items);
                double capacity = run.capacity() - before;
                before = run.capacity();
                return pageOf(items, cut, run, returned, capacity);
            }
        };
    }

    private Page<T> page(int size, Position from) {
        QueryRun<T> run = run(from);
        List<T> items = new ArrayList<>();
        int wanted = Math.min(size, left(from.returned()));
        Map<String, AttributeValue> cut = null;
        while (items.size() < wanted && !run.ended()) {
            int more = wanted - items.size();
            cut = take(items, run.next(more), more);
        }
        return pageOf(items, cut, run, returnedWith(from.returned(), items), run.capacity());
    }

    private int left(int returned) {
        return limit == Integer.MAX_VALUE ? limit : limit - returned;
    }

    private int returnedWith(int returned, List<T> items) {
        return limit == Integer.MAX_VALUE ? 0 : returned + items.size();
    }

    /** Adds at most {@code wanted} of the rows; where some are left over, returns the start key after the last one added. */
    private @Nullable Map<String, AttributeValue> take(
            List<T> items, List<Map<String, AttributeValue>> rows, int wanted) {
        int count = Math.min(rows.size(), wanted);
        for (Map<String, AttributeValue> row : rows.subList(0, count)) {
            items.add(question.plan().parser().parse(row));
        }
        return count < rows.size() ? question.startKeyAfter(rows.get(count - 1)) : null;
    }

    private Page<T> pageOf(
            List<T> items, @Nullable Map<String, AttributeValue> cut, QueryRun<T> run, int returned, double capacity) {
        boolean more = returned < limit && (cut != null || !run.ended());
        Optional<String> token = more
                ? Optional.of(new PositionCodec(tokens, question, limit)
                        .write(new Position(cut != null ? cut : run.position(), returned)))
                : Optional.empty();
        return new Page<>(items, token, capacity);
    }

    private QueryRun<T> run(Position from) {
        return new QueryRun<>(sender, question, pageSize, from.startKey());
    }
}
