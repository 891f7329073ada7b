package dev.keywright;

/**
 * A {@link Query} whose results are ordered by an attribute that may be bounded. Bounds combine in any order; of two bounds
 * on the same side the last one given counts. Bounds that leave nothing, the lower above the upper, answer with no results
 * and without a call.
 *
 * <p>Each bound raises {@link NullPointerException} for null (leave a bound out to have none) and
 * {@link InvalidKeyComponentException} for a value that can't be part of a key.
 *
 * @param <T> what one result is read as
 * @param <R> the type of the ranged attribute
 */
public interface RangeQuery<T, R> extends Query<T> {
    /** Results from {@code lowest} to {@code highest}, both included. */
    RangeQuery<T, R> between(R lowest, R highest);

    /** Results at or above {@code lowest}. */
    RangeQuery<T, R> from(R lowest);

    /** Results above {@code bound}, itself not included. */
    RangeQuery<T, R> after(R bound);

    /** Results at or below {@code highest}. */
    RangeQuery<T, R> until(R highest);

    /** Results below {@code bound}, itself not included. */
    RangeQuery<T, R> before(R bound);

    /**
     * Results whose ranged attribute, a text, starts with {@code prefix}.
     *
     * @throws InvalidKeyComponentException if the ranged attribute isn't a text
     */
    RangeQuery<T, R> startingWith(String prefix);

    @Override
    RangeQuery<T, R> filter(Condition<? extends T> condition);

    @Override
    RangeQuery<T, R> limit(int results);

    @Override
    RangeQuery<T, R> pageSize(int items);

    @Override
    RangeQuery<T, R> prefetch();
}
