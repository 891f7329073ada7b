package dev.keywright;

import org.jspecify.annotations.Nullable;

/** A write that needs an item found none under the primary key; nothing was written. An update never creates. */
public final class ItemNotFoundException extends KeywrightException {
    private static final long serialVersionUID = 1L;

    private final transient ItemKey<?> key;

    /** For no item under {@code key}. */
    public ItemNotFoundException(ItemKey<?> key, @Nullable Throwable cause) {
        super("there is no " + key.entity() + " " + key, cause);
        this.key = key;
    }

    /** The primary key without an item. */
    public ItemKey<?> key() {
        return key;
    }
}
