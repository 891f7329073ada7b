package dev.keywright.table;

import dev.keywright.mapping.ItemParser;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads results one after the other, and calls for more rows when it has none left, or one page earlier. */
final class QueryIterator<T> implements Iterator<T> {
    private final QueryRun<T> run;
    private final ItemParser<T> parser;
    private final boolean prefetch;
    private int remaining;
    private Iterator<Map<String, AttributeValue>> rows = Collections.emptyIterator();
    private @Nullable PageAhead ahead;

    /** At most {@code limit} results, {@link Integer#MAX_VALUE} for all. */
    QueryIterator(QueryRun<T> run, ItemParser<T> parser, int limit, boolean prefetch) {
        this.run = run;
        this.parser = parser;
        this.remaining = limit;
        this.prefetch = prefetch;
    }

    @Override
    public boolean hasNext() {
        while (remaining > 0 && !rows.hasNext() && (ahead != null || !run.ended())) {
            List<Map<String, AttributeValue>> page = page();
            rows = page.iterator();
            if (prefetch && page.size() < remaining && !run.ended()) {
                ahead = PageAhead.of(run, remaining == Integer.MAX_VALUE ? remaining : remaining - page.size());
            }
        }
        return remaining > 0 && rows.hasNext();
    }

    private List<Map<String, AttributeValue>> page() {
        PageAhead read = ahead;
        // Dropped even if it failed: who asks again has the call made again.
        ahead = null;
        return read == null ? run.next(remaining) : read.rows();
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
