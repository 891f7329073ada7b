package dev.keywright;

import java.util.List;
import java.util.Optional;

/**
 * Some results of a {@link Query}, and where the next ones begin.
 *
 * @param items the results, in order; unmodifiable
 * @param nextToken what {@link Query#page(int, String)} takes to go on; empty if no result is left. Opaque, URL-safe, and
 *     bound to the query: it holds the key that the page ended at, in clear. Whether more results follow is known only when
 *     they are read, so a page that ends with the last result may still have a token, to a page without items
 * @param consumedCapacity the read units that the page took
 * @param <T> what one result is read as
 */
public record Page<T>(List<T> items, Optional<String> nextToken, double consumedCapacity) {
    /** Copies the list. */
    public Page {
        items = List.copyOf(items);
    }
}
