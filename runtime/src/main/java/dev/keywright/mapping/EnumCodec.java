package dev.keywright.mapping;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An enum by the names of its constants, each of which is made into a stored value once.
 *
 * @param <E> the enum
 */
public final class EnumCodec<E extends Enum<E>> implements ValueCodec<E> {
    private final String expected;
    private final Map<E, AttributeValue> values;
    private final Map<String, E> constants;

    private EnumCodec(Class<E> type) {
        E[] all = type.getEnumConstants();
        this.expected = "one of ".concat(type.getSimpleName()); // + would be linked at every start
        this.values = new EnumMap<>(type);
        this.constants = new HashMap<>(2 * all.length);
        for (E constant : all) {
            values.put(constant, AttributeValue.createS(constant.name()));
            constants.put(constant.name(), constant);
        }
    }

    /** The codec of an enum. */
    public static <E extends Enum<E>> EnumCodec<E> of(Class<E> type) {
        return new EnumCodec<>(type);
    }

    @Override
    public AttributeValue encode(E value) {
        return Objects.requireNonNull(values.get(value));
    }

    @Override
    public E decode(AttributeValue value) {
        E constant = constants.get(TextCodec.of(value, expected));
        if (constant == null) {
            throw ValueException.malformed(expected, value, null);
        }
        return constant;
    }

    @Override
    public String expected() {
        return expected;
    }
}
