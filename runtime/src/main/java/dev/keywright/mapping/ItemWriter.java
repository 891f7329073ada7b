package dev.keywright.mapping;

import dev.keywright.InvalidAttributeException;
import dev.keywright.InvalidKeyComponentException;
import dev.keywright.key.KeyLimits;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Puts an item together, attribute by attribute, each name once. For one thread and one item.
 *
 * <p>Values that can't be stored raise an {@link InvalidAttributeException}, and texts that can't be keys a
 * {@link InvalidKeyComponentException}.
 */
public final class ItemWriter {
    /** The last second of the year 9999; milliseconds have been more since 1978. */
    private static final long LATEST_EXPIRY = 253_402_300_799L;

    /** Null for what is nested: then the enclosing writer completes the exceptions. */
    private final @Nullable EntityType<?> type;

    private final String[] names;
    private final AttributeValue[] values;
    private int size;

    ItemWriter(@Nullable EntityType<?> type, int capacity) {
        this.type = type;
        this.names = new String[capacity];
        this.values = new AttributeValue[capacity];
    }

    /** A partition key, of the table or an index: 1 to 2048 bytes. */
    public void key(String name, String text) {
        put(name, KeyLimits.partition(entity(), name, text));
    }

    /** A sort key, of the table or an index: 1 to 1024 bytes. */
    public void sortKey(String name, String text) {
        put(name, KeyLimits.sort(entity(), name, text));
    }

    /** The type attribute, in a table that has one. */
    public void type() {
        EntityType<?> entity = Objects.requireNonNull(type);
        put(Objects.requireNonNull(entity.layout().typeAttribute()), entity.typeValue());
    }

    /** A value that is ready to be stored, as that of a constant key. */
    public void put(String name, AttributeValue value) {
        names[size] = name;
        values[size++] = value;
    }

    /** A value that must not be null. */
    public <T> void put(String name, ValueCodec<T> codec, @Nullable T value) {
        if (value == null) {
            throw invalid(type, ValueException.unstorable("must not be null"), name);
        }
        putNullable(name, codec, value);
    }

    /** A value that isn't stored if it is null. */
    public <T> void putNullable(String name, ValueCodec<T> codec, @Nullable T value) {
        if (value != null) {
            AttributeValue stored;
            try {
                stored = codec.encode(value);
            } catch (ValueException e) {
                throw invalid(type, e, name);
            }
            if (stored != null) {
                put(name, stored);
            }
        }
    }

    /** A boolean. */
    public void put(String name, boolean value) {
        put(name, BooleanCodec.of(value));
    }

    /** An integer: byte, short and int too. */
    public void put(String name, long value) {
        put(name, Numbers.of(value));
    }

    /** A character, as text. Not a number, which it would become as a {@code long}. */
    public void put(String name, char value) {
        put(name, AttributeValue.createS(String.valueOf(value)));
    }

    /** A floating point number, which is neither NaN nor infinite. */
    public void put(String name, double value) {
        try {
            put(name, Numbers.of(value));
        } catch (ValueException e) {
            throw invalid(type, e, name);
        }
    }

    /** A floating point number, which is neither NaN nor infinite. */
    public void put(String name, float value) {
        try {
            put(name, Numbers.of(value));
        } catch (ValueException e) {
            throw invalid(type, e, name);
        }
    }

    /** The item, read-only. The writer is done with. */
    public Map<String, AttributeValue> build() {
        if (type != null && type.layout().timeToLive() != null) {
            checkExpiry(type, type.layout().timeToLive());
        }
        return new ItemMap<>(names, values, size);
    }

    /** DynamoDB never deletes what expires in milliseconds taken for seconds, and says nothing. */
    private void checkExpiry(EntityType<?> entity, String timeToLive) {
        for (int i = 0; i < size; i++) {
            String seconds = names[i].equals(timeToLive) ? values[i].n() : null;
            if (seconds != null && Long.parseLong(seconds) > LATEST_EXPIRY) {
                throw new InvalidAttributeException(
                        entity.name(),
                        timeToLive,
                        "is after the year 9999, as milliseconds taken for seconds are; DynamoDB's time to live takes"
                                + " seconds since 1970");
            }
        }
    }

    private String entity() {
        return Objects.requireNonNull(type).name();
    }

    /** Static for the reason that {@link ItemReader} has. */
    private static RuntimeException invalid(@Nullable EntityType<?> type, ValueException problem, String name) {
        ValueException inAttribute = problem.in(name);
        if (type == null) {
            return inAttribute;
        }
        if (problem.isOfKey()) {
            return new InvalidKeyComponentException(type.name(), inAttribute.path(), inAttribute.problem());
        }
        InvalidAttributeException invalid =
                new InvalidAttributeException(type.name(), inAttribute.path(), inAttribute.problem());
        invalid.initCause(problem.getCause());
        return invalid;
    }
}
