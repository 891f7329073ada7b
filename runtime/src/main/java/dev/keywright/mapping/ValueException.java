package dev.keywright.mapping;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a codec has to say of one value, before it is known which attribute of which item that is. {@link ItemWriter} and
 * {@link ItemReader} turn it into the exception that names them; it never reaches a user.
 */
public final class ValueException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String path;
    private final String problem;
    private final String found;
    private final boolean ofKey;

    private ValueException(String path, String problem, String found, @Nullable Throwable cause) {
        this(path, problem, found, false, cause);
    }

    private ValueException(String path, String problem, String found, boolean ofKey, @Nullable Throwable cause) {
        super(path + " " + problem, cause, false, false);
        this.path = path;
        this.problem = problem;
        this.found = found;
        this.ofKey = ofKey;
    }

    /** A value that can't be stored; the problem reads on after the attribute's name: {@code must not be null}. */
    public static ValueException unstorable(String problem) {
        return new ValueException("", problem, "", null);
    }

    /** A value that can't be stored, for the reason that another exception tells. */
    static ValueException unstorable(IllegalArgumentException cause) {
        return new ValueException("", String.valueOf(cause.getMessage()), "", cause);
    }

    /** A value that can be stored, but not as the key attribute that it is. */
    static ValueException noKey(String problem) {
        return new ValueException("", problem, "", true, null);
    }

    /** A stored value of another kind than it should be: {@code a number}. */
    public static ValueException unreadable(String expected, AttributeValue found) {
        return new ValueException("", expected, Kinds.of(found), null);
    }

    /** A stored value of the right kind that isn't what it should be: {@code an ISO-8601 instant}. */
    static ValueException malformed(String expected, AttributeValue found, @Nullable Throwable cause) {
        return new ValueException("", expected, Kinds.other(found), cause);
    }

    /** A value that should be stored and isn't. */
    static ValueException missing(String expected) {
        return new ValueException("", expected, "missing", null);
    }

    /** The same inside an attribute of that name. */
    ValueException in(String attribute) {
        String inner = path.isEmpty() || path.charAt(0) == '[' ? path : "." + path;
        return new ValueException(attribute + inner, problem, found, ofKey, getCause());
    }

    /** The same at an index of a list. */
    ValueException at(int index) {
        return in("[" + index + "]");
    }

    /** The path from the outermost codec to the value, empty if that is it. */
    String path() {
        return path;
    }

    /** What keeps the value from being stored, or what the stored one should be. */
    String problem() {
        return problem;
    }

    /** Whether the value could be stored if it were no key attribute. */
    boolean isOfKey() {
        return ofKey;
    }

    /** What is stored. */
    String found() {
        return found;
    }
}
