package dev.keywright.table;

import dev.keywright.Page;
import dev.keywright.Query;
import java.util.Iterator;
import java.util.Optional;

/** What plain and ranged queries have in common: the ways to read the answer. */
abstract sealed class AskedQuery<T> implements Query<T> permits TableQuery, TableRangeQuery {
    /** What answers the query as it was refined. */
    abstract QueryReader<T> reader();

    @Override
    public final Iterator<T> iterator() {
        return reader().iterator();
    }

    @Override
    public final Optional<T> first() {
        return reader().first();
    }

    @Override
    public final Page<T> page(int size) {
        return reader().page(positive(size, "the size of a page"));
    }

    @Override
    public final Page<T> page(int size, String token) {
        return reader().page(positive(size, "the size of a page"), token);
    }

    @Override
    public final Iterable<Page<T>> pages() {
        return () -> reader().pages();
    }

    @Override
    public final long count() {
        return reader().count();
    }

    static int positive(int number, String what) {
        if (number < 1) {
            throw new IllegalArgumentException(what + " must be at least 1, but is " + number);
        }
        return number;
    }
}
