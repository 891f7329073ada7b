package dev.keywright;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * DynamoDB left part of a batch unprocessed, time and again. What isn't listed here was read or written; what is listed can
 * be tried again later. Where the SDK raises an exception of its own in the midst of a batch, that one has this one among
 * its {@linkplain Throwable#getSuppressed() suppressed} ones, and what is listed may have been written or not.
 */
public final class UnprocessedItemsException extends KeywrightException {
    private static final long serialVersionUID = 1L;

    private final transient List<ItemKey<?>> keys;

    /** For the keys that are left, in the order given. */
    public UnprocessedItemsException(List<? extends ItemKey<?>> keys, @Nullable Throwable cause) {
        super(
                "DynamoDB left " + keys.size() + " items of a batch unprocessed, the first of them "
                        + keys.get(0).entity() + " " + keys.get(0),
                cause);
        this.keys = List.copyOf(keys);
    }

    /** The primary keys of what is left, in the order given. */
    public List<ItemKey<?>> keys() {
        return keys;
    }
}
