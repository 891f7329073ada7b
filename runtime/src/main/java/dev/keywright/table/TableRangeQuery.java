package dev.keywright.table;

import dev.keywright.Condition;
import dev.keywright.RangeQuery;
import dev.keywright.key.Bounds;
import dev.keywright.key.SortRange;
import java.util.Objects;

/** The query of a pattern with a range: what its bounds are becomes the last sort condition. */
final class TableRangeQuery<T, R> extends AskedQuery<T> implements RangeQuery<T, R> {
    private final KeyCondition fixed;
    private final SortRange<R> range;
    private final Bounds<R> bounds;
    private final QueryReader<T> reader;

    private TableRangeQuery(KeyCondition fixed, SortRange<R> range, Bounds<R> bounds, QueryReader<T> reader) {
        this.fixed = fixed;
        this.range = range;
        this.bounds = bounds;
        this.reader = reader;
    }

    /** Without bounds; the condition of the reader's question is that of partition and fixed sort attributes. */
    static <T, R> RangeQuery<T, R> of(QueryReader<T> reader, SortRange<R> range) {
        KeyCondition fixed = reader.question().condition();
        Bounds<R> none = new Bounds<>(null, false, null, false, null);
        return new TableRangeQuery<>(fixed, range, none, reader.withCondition(fixed.sort(range.condition(none))));
    }

    @Override
    QueryReader<T> reader() {
        return reader;
    }

    @Override
    public RangeQuery<T, R> between(R lowest, R highest) {
        return bounded(new Bounds<>(given(lowest), true, given(highest), true, bounds.prefix()));
    }

    @Override
    public RangeQuery<T, R> from(R lowest) {
        return lower(lowest, true);
    }

    @Override
    public RangeQuery<T, R> after(R bound) {
        return lower(bound, false);
    }

    @Override
    public RangeQuery<T, R> until(R highest) {
        return upper(highest, true);
    }

    @Override
    public RangeQuery<T, R> before(R bound) {
        return upper(bound, false);
    }

    @Override
    public RangeQuery<T, R> startingWith(String prefix) {
        return bounded(new Bounds<>(
                bounds.lower(), bounds.lowerIncluded(), bounds.upper(), bounds.upperIncluded(), given(prefix)));
    }

    @Override
    public RangeQuery<T, R> filter(Condition<? extends T> condition) {
        return new TableRangeQuery<>(fixed, range, bounds, reader.filtered(condition.term()));
    }

    @Override
    public RangeQuery<T, R> limit(int results) {
        return new TableRangeQuery<>(fixed, range, bounds, reader.withLimit(positive(results, "a limit")));
    }

    @Override
    public RangeQuery<T, R> prefetch() {
        return new TableRangeQuery<>(fixed, range, bounds, reader.prefetching());
    }

    @Override
    public RangeQuery<T, R> pageSize(int items) {
        return new TableRangeQuery<>(fixed, range, bounds, reader.withPageSize(positive(items, "a page size")));
    }

    private RangeQuery<T, R> lower(R bound, boolean included) {
        return bounded(new Bounds<>(given(bound), included, bounds.upper(), bounds.upperIncluded(), bounds.prefix()));
    }

    private RangeQuery<T, R> upper(R bound, boolean included) {
        return bounded(new Bounds<>(bounds.lower(), bounds.lowerIncluded(), given(bound), included, bounds.prefix()));
    }

    private RangeQuery<T, R> bounded(Bounds<R> bounds) {
        return new TableRangeQuery<>(fixed, range, bounds, reader.withCondition(fixed.sort(range.condition(bounds))));
    }

    private <B> B given(B bound) {
        return Objects.requireNonNull(
                bound, () -> reader.question().plan().pattern() + ": a bound is null; leave it out to have none");
    }
}
