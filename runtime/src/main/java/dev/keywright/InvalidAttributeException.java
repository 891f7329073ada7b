package dev.keywright;

/** A value that can't be stored: null where none is declared possible, a number out of range; no call was made. */
public final class InvalidAttributeException extends KeywrightException {
    private static final long serialVersionUID = 1L;

    private final String entity;
    private final String attribute;

    /** For an attribute of an entity, with what is wrong and what to do. */
    public InvalidAttributeException(String entity, String attribute, String problem) {
        super(entity + "." + attribute + " " + problem);
        this.entity = entity;
        this.attribute = attribute;
    }

    /** The simple name of the entity. */
    public String entity() {
        return entity;
    }

    /** The attribute at fault, with its path where it is nested: {@code address.city}, {@code tags[2]}. */
    public String attribute() {
        return attribute;
    }
}
