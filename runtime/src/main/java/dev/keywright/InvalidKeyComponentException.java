package dev.keywright;

/** A value that can't be part of a key: null, empty, too long, outside its format; no call was made. */
public final class InvalidKeyComponentException extends KeywrightException {
    private static final long serialVersionUID = 1L;

    private final String entity;
    private final String component;

    /** For a component (or key attribute) of an entity, with what is wrong and what to do. */
    public InvalidKeyComponentException(String entity, String component, String problem) {
        super(entity + "." + component + " " + problem);
        this.entity = entity;
        this.component = component;
    }

    /** The simple name of the entity. */
    public String entity() {
        return entity;
    }

    /** The component at fault, or the key attribute that as a whole is at fault. */
    public String component() {
        return component;
    }
}
