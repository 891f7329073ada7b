package dev.keywright;

import org.jspecify.annotations.Nullable;

/** A {@code create} found an item under the primary key; nothing was written. */
public final class ItemExistsException extends KeywrightException {
    private static final long serialVersionUID = 1L;

    private final transient ItemKey<?> key;

    /** For an item under {@code key}. */
    public ItemExistsException(ItemKey<?> key, @Nullable Throwable cause) {
        super(key.entity() + " " + key + " exists already", cause);
        this.key = key;
    }

    /** The primary key that is taken. */
    public ItemKey<?> key() {
        return key;
    }
}
