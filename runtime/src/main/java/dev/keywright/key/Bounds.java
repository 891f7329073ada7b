package dev.keywright.key;

import org.jspecify.annotations.Nullable;

/**
 * What a caller asks of the ranged component of a sort key. No bound at all is allowed.
 *
 * @param <R> the type of the component
 * @param lower the lower bound, null for none
 * @param lowerIncluded whether the lower bound itself is asked for
 * @param upper the upper bound, null for none
 * @param upperIncluded whether the upper bound itself is asked for
 * @param prefix what a text component must start with, null for anything
 */
public record Bounds<R>(
        @Nullable R lower,
        boolean lowerIncluded,
        @Nullable R upper,
        boolean upperIncluded,
        @Nullable String prefix) {}
