package dev.keywright;

/** A stored item that doesn't fit its entity: an attribute is missing, or holds what the entity can't. */
public final class CorruptItemException extends KeywrightException {
    private static final long serialVersionUID = 1L;

    private final String key;
    private final String attribute;
    private final String expected;
    private final String found;

    /** For an attribute of the item under {@code key}. Neither text may hold the value itself. */
    public CorruptItemException(String entity, String key, String attribute, String expected, String found) {
        super(entity + " " + key + ": attribute " + attribute + " should be " + expected + ", but is " + found);
        this.key = key;
        this.attribute = attribute;
        this.expected = expected;
        this.found = found;
    }

    /** The primary key of the item, as text. */
    public String key() {
        return key;
    }

    /** The stored name of the attribute, with its path where it is nested: {@code address.city}, {@code tags[2]}. */
    public String attribute() {
        return attribute;
    }

    /** What the entity asks for: {@code a number}, {@code an ISO-8601 instant}, {@code one of OrderStatus}. */
    public String expected() {
        return expected;
    }

    /** What is stored, by kind: {@code missing}, {@code a map}, {@code other text}. */
    public String found() {
        return found;
    }
}
