package dev.keywright.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** One way through the rows of a question, call by call, from the beginning or a start key on. For one thread. */
final class QueryRun<T> {
    private final Sender sender;
    private final Question<T> question;
    private final int pageSize;
    private Map<String, AttributeValue> startKey;
    private boolean ended;
    private double capacity;

    /** With the start key of a page, empty for the beginning; {@code pageSize} is 0 for DynamoDB's own. */
    QueryRun(Sender sender, Question<T> question, int pageSize, Map<String, AttributeValue> startKey) {
        this.sender = sender;
        this.question = question;
        this.pageSize = pageSize;
        this.startKey = startKey;
        this.ended = question.condition().isNothing();
    }

    /** Whether no row is left, as far as DynamoDB told. */
    boolean ended() {
        return ended;
    }

    /** The read units consumed so far. */
    double capacity() {
        return capacity;
    }

    /** Where the run stands: the start key of the next call. Meaningless once {@link #ended}. */
    Map<String, AttributeValue> position() {
        return startKey;
    }

    /**
     * The rows of one more call. DynamoDB is asked for as many as are {@code wanted}, {@link Integer#MAX_VALUE} for all;
     * there may be none although the run hasn't ended, and more than wanted.
     */
    List<Map<String, AttributeValue>> next(int wanted) {
        QueryResponse response = sender.query(question.plan().pattern(), question.items(limit(wanted), startKey));
        moveOn(response);
        return taken(withoutException(question.plan().complete(response.items())));
    }

    /** How many rows one more call has; as {@link #next}. */
    int count(int wanted) {
        if (question.needsItemsToCount()) {
            // Only the items themselves tell which of them count.
            return next(wanted).size();
        }
        String pattern = question.plan().pattern();
        if (question.condition().except() == null) {
            QueryResponse response = sender.query(pattern, question.count(limit(wanted), startKey));
            moveOn(response);
            return response.count();
        }
        QueryResponse response = sender.query(pattern, question.sortKeys(limit(wanted), startKey));
        moveOn(response);
        return withoutException(response.items()).size();
    }

    private int limit(int wanted) {
        int ask = question.isFiltered() ? Integer.MAX_VALUE : wanted;
        // The key to drop is the upper end of the interval. Going down it comes first, so one more is read for it.
        if (startKey.isEmpty()
                && question.plan().isDescending()
                && question.condition().except() != null
                && ask < Integer.MAX_VALUE) {
            ask++;
        }
        if (pageSize > 0) {
            ask = Math.min(ask, pageSize);
        }
        return ask == Integer.MAX_VALUE ? 0 : ask;
    }

    private void moveOn(QueryResponse response) {
        capacity += Sender.units(response.consumedCapacity());
        startKey = response.lastEvaluatedKey();
        // The SDK shows an absent LastEvaluatedKey as an empty map.
        ended = startKey.isEmpty();
    }

    private List<Map<String, AttributeValue>> taken(List<Map<String, AttributeValue>> rows) {
        return question.dropsRows() ? rows.stream().filter(question::takes).toList() : rows;
    }

    private List<Map<String, AttributeValue>> withoutException(List<Map<String, AttributeValue>> rows) {
        @Nullable AttributeValue except = question.condition().except();
        if (except == null) {
            return rows;
        }
        String attribute = question.conditionedSort();
        List<Map<String, AttributeValue>> kept = new ArrayList<>(rows.size());
        for (Map<String, AttributeValue> row : rows) {
            AttributeValue value = row.get(attribute);
            if (value == null || !KeyMatch.equal(value, except)) {
                kept.add(row);
            }
        }
        return kept;
    }
}
