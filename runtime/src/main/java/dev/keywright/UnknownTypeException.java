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
        this(reader, key, type, type == null ? "the item has no type" : "unknown type \"" + type + "\"");
    }

    private UnknownTypeException(String reader, String key, @Nullable String type, String problem) {
        super(reader + " " + key + ": " + problem);
        this.key = key;
        this.type = type;
    }

    /** For the item under {@code key}, in a table whose items tell their type by that alone. */
    public static UnknownTypeException ofKey(String reader, String key) {
        return new UnknownTypeException(reader, key, null, "no known type has such a key");
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
