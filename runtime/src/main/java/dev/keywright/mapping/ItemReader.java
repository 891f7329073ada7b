package dev.keywright.mapping;

import dev.keywright.CorruptItemException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Takes an item apart. What is missing where it must not be, or isn't what it should be, raises a
 * {@link CorruptItemException}; a stored NULL counts as missing.
 */
public final class ItemReader {
    /** Null for what is nested: then the enclosing reader completes the exceptions. */
    private final @Nullable EntityType<?> type;

    private final Map<String, AttributeValue> item;

    ItemReader(@Nullable EntityType<?> type, Map<String, AttributeValue> item) {
        this.type = type;
        this.item = item;
    }

    /** The value of an attribute; if it is missing, the one that the codec has for that, as for a list the empty one. */
    public <T> T get(String name, ValueCodec<T> codec) {
        T value = getNullable(name, codec);
        if (value == null) {
            value = codec.absent();
            if (value == null) {
                throw corrupt(type, item, ValueException.missing(codec.expected()), name);
            }
        }
        return value;
    }

    /** The value of an attribute; null if it is missing. */
    public <T> @Nullable T getNullable(String name, ValueCodec<T> codec) {
        AttributeValue stored = item.get(name);
        if (stored == null) {
            return null;
        }
        try {
            return codec.decode(stored);
        } catch (ValueException e) {
            if (stored.nul() != null) {
                return null;
            }
            throw corrupt(type, item, e, name);
        }
    }

    /** A boolean. */
    public boolean getBoolean(String name) {
        return get(name, Values.BOOLEAN);
    }

    /** An int, from a number without fraction and in range. */
    public int getInt(String name) {
        AttributeValue stored = required(name, IntCodec.EXPECTED);
        try {
            return IntCodec.of(stored);
        } catch (ValueException e) {
            throw corrupt(type, item, e, name);
        }
    }

    /** A long, from a number without fraction and in range. */
    public long getLong(String name) {
        AttributeValue stored = required(name, LongCodec.EXPECTED);
        try {
            return LongCodec.of(stored);
        } catch (ValueException e) {
            throw corrupt(type, item, e, name);
        }
    }

    /** A double, from the nearest number. */
    public double getDouble(String name) {
        AttributeValue stored = required(name, DoubleCodec.EXPECTED);
        try {
            return DoubleCodec.of(stored);
        } catch (ValueException e) {
            throw corrupt(type, item, e, name);
        }
    }

    /** A float, from the nearest number. */
    public float getFloat(String name) {
        return get(name, Values.FLOAT);
    }

    /** A short, from a number without fraction and in range. */
    public short getShort(String name) {
        return get(name, Values.SHORT);
    }

    /** A byte, from a number without fraction and in range. */
    public byte getByte(String name) {
        return get(name, Values.BYTE);
    }

    /** A character, from text of one. */
    public char getChar(String name) {
        return get(name, Values.CHAR);
    }

    private AttributeValue required(String name, String expected) {
        AttributeValue stored = item.get(name);
        if (stored == null || stored.nul() != null) {
            throw corrupt(type, item, ValueException.missing(expected), name);
        }
        return stored;
    }

    /**
     * Static, with what it needs handed over: a handler that takes the reader itself would make the JIT compiler allocate
     * every reader, for an exception that never comes.
     */
    private static RuntimeException corrupt(
            @Nullable EntityType<?> type, Map<String, AttributeValue> item, ValueException problem, String name) {
        ValueException inAttribute = problem.in(name);
        if (type == null) {
            return inAttribute;
        }
        CorruptItemException corrupt = new CorruptItemException(
                type.name(),
                type.layout().describe(item),
                inAttribute.path(),
                inAttribute.problem(),
                inAttribute.found());
        corrupt.initCause(problem.getCause());
        return corrupt;
    }
}
