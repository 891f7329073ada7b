package dev.keywright.table;

import dev.keywright.mapping.ItemParser;
import java.util.Collections;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads results one after the other, and calls for more rows when it has none left. */
final class QueryIterator<T> implements Iterator<T> {
    private final QueryRun<T> run;
    private final ItemParser<T> parser;
    private int remaining;
    private Iterator<Map<String, AttributeValue>> rows = Collections.emptyIterator();

    /** At most {@code limit} results, {@link Integer#MAX_VALUE} for all. */
    QueryIterator(QueryRun<T> run, ItemParser<T> parser, int limit) {
        this.run = run;
        this.parser = parser;
        this.remaining = limit;
    }

    @Override
    public boolean hasNext() {
        while (remaining > 0 && !rows.hasNext() && !run.ended()) {
            rows = run.next(remaining).iterator();
        }
        return remaining > 0 && rows.hasNext();
    }

    @Override
    public T next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        if (remaining < Integer.MAX_VALUE) {
            remaining--;
        }
        return parser.parse(rows.next());
    }
}
