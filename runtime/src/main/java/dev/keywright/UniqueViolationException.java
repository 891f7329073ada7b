package dev.keywright;

import org.jspecify.annotations.Nullable;

/** Another item holds a value that must be unique; nothing was written. */
public final class UniqueViolationException extends KeywrightException {
    private static final long serialVersionUID = 1L;

    private final transient ItemKey<?> key;
    private final String constraint;

    /** For the constraint of that name, violated by a write of the item under {@code key}. */
    public UniqueViolationException(ItemKey<?> key, String constraint, @Nullable Throwable cause) {
        super(key.entity() + " " + key + ": another item holds the value of unique \"" + constraint + "\"", cause);
        this.key = key;
        this.constraint = constraint;
    }

    /** The primary key of the item that was to be written. */
    public ItemKey<?> key() {
        return key;
    }

    /** The name of the constraint: {@code @Unique(name)}, by default its attributes. */
    public String constraint() {
        return constraint;
    }
}
