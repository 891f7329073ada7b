package dev.keywright;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An item whose type is missing, or none that the query or parser knows. */
public final class UnknownTypeException extends KeywrightException {
    private static final long serialVersionUID = 1L;

    private final String key;
    private final @Nullable String type;

    /** For the item under {@code key}; {@code type} is null where the item tells none. */
    public UnknownTypeException(String reader, String key, @Nullable String type) {
        super(reader + " " + key + ": " + (type == null ? "the item has no type" : "unknown type \"" + type + "\""));
        this.key = key;
        this.type = type;
    }

    /** The primary key of the item, as text. */
    public String key() {
        return key;
    }

    /** The type that the item tells, if it tells one. */
    public Optional<String> type() {
        return Optional.ofNullable(type);
    }
}
