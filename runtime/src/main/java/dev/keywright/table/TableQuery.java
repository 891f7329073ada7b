package dev.keywright.table;

import dev.keywright.Condition;
import dev.keywright.Query;

/** The query of a pattern without a range. */
final class TableQuery<T> extends AskedQuery<T> {
    private final QueryReader<T> reader;

    TableQuery(QueryReader<T> reader) {
        this.reader = reader;
    }

    @Override
    QueryReader<T> reader() {
        return reader;
    }

    @Override
    public Query<T> filter(Condition<? extends T> condition) {
        return new TableQuery<>(reader.filtered(condition.term()));
    }

    @Override
    public Query<T> limit(int results) {
        return new TableQuery<>(reader.withLimit(positive(results, "a limit")));
    }

    @Override
    public Query<T> prefetch() {
        return new TableQuery<>(reader.prefetching());
    }

    @Override
    public Query<T> pageSize(int items) {
        return new TableQuery<>(reader.withPageSize(positive(items, "a page size")));
    }
}
