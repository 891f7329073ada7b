package dev.keywright.table;

import dev.keywright.ItemKey;
import dev.keywright.UnprocessedItemsException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/**
 * The way through a batch, so many keys at a time. What a request leaves unprocessed goes to the end, and on after a pause,
 * as long as there is progress. A batch of which nothing could be processed is refused as throttled, which is the same.
 */
final class Chunks {
    private final int size;
    private final Map<KeyId, ItemKey<?>> left;
    private final Deque<KeyId> queue;

    /** In requests of at most {@code size} of the keys. */
    Chunks(int size, Map<KeyId, ItemKey<?>> keys) {
        this.size = size;
        this.left = new LinkedHashMap<>(keys);
        this.queue = new ArrayDeque<>(keys.keySet());
    }

    /**
     * Sends all of it; {@code send} returns which of the keys it was given are unprocessed.
     *
     * @throws UnprocessedItemsException if nothing is processed any more; where the SDK raises an exception, that one has
     *     it as suppressed
     */
    void run(Function<List<KeyId>, Set<KeyId>> send) {
        Backoff backoff = new Backoff();
        try {
            while (!queue.isEmpty()) {
                List<KeyId> chunk = take();
                DynamoDbException throttled = null;
                Set<KeyId> unprocessed;
                try {
                    unprocessed = send.apply(chunk);
                } catch (DynamoDbException e) {
                    if (!e.isThrottlingException()) {
                        throw e;
                    }
                    throttled = e;
                    unprocessed = Set.copyOf(chunk);
                }
                finish(chunk, unprocessed);
                if (unprocessed.size() < chunk.size()) {
                    backoff.restart();
                }
                if (!unprocessed.isEmpty() && !backoff.again()) {
                    throw unprocessed(throttled);
                }
            }
        } catch (SdkException e) {
            e.addSuppressed(unprocessed(null));
            throw e;
        }
    }

    private List<KeyId> take() {
        List<KeyId> chunk = new ArrayList<>(size);
        while (chunk.size() < size && !queue.isEmpty()) {
            chunk.add(queue.remove());
        }
        return chunk;
    }

    private void finish(List<KeyId> chunk, Set<KeyId> unprocessed) {
        for (KeyId key : chunk) {
            if (unprocessed.contains(key)) {
                queue.add(key);
            } else {
                left.remove(key);
            }
        }
    }

    private UnprocessedItemsException unprocessed(@Nullable Exception cause) {
        return new UnprocessedItemsException(new ArrayList<>(left.values()), cause);
    }
}
