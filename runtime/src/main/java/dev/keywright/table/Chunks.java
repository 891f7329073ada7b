package dev.keywright.table;

import dev.keywright.ItemKey;
import dev.keywright.UnprocessedItemsException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The way through a batch, so many keys at a time. What a request leaves unprocessed goes with the next one, after a pause,
 * as long as there is progress.
 */
final class Chunks {
    private final int size;
    private final Map<KeyId, ItemKey<?>> left;

    /** In requests of at most {@code size} of the keys. */
    Chunks(int size, Map<KeyId, ItemKey<?>> keys) {
        this.size = size;
        this.left = new LinkedHashMap<>(keys);
    }

    /**
     * Sends all of it; {@code send} returns which of the keys it was given are unprocessed.
     *
     * @throws UnprocessedItemsException if nothing is processed any more
     */
    void run(Function<List<KeyId>, Set<KeyId>> send) {
        Backoff backoff = new Backoff();
        while (!left.isEmpty()) {
            List<KeyId> chunk = left.keySet().stream().limit(size).toList();
            Set<KeyId> unprocessed = send.apply(chunk);
            if (unprocessed.size() < chunk.size()) {
                chunk.stream().filter(key -> !unprocessed.contains(key)).forEach(left::remove);
                backoff.restart();
            }
            if (!unprocessed.isEmpty() && !backoff.again()) {
                throw new UnprocessedItemsException(new ArrayList<>(left.values()));
            }
        }
    }
}
