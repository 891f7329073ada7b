package dev.keywright.mapping;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Values that are stored as something else, as a record of one component is stored as that.
 *
 * @param <T> the type
 * @param <S> what it is stored as
 * @param codec stores that
 * @param unwrap to what is stored
 * @param wrap from what is stored
 */
record WrappedCodec<T, S>(ValueCodec<S> codec, Function<T, @Nullable S> unwrap, Function<S, T> wrap)
        implements ValueCodec<T> {
    @Override
    public @Nullable AttributeValue encode(T value) {
        S wrapped = unwrap.apply(value);
        if (wrapped == null) {
            throw ValueException.unstorable("must not hold null");
        }
        return codec.encode(wrapped);
    }

    @Override
    public T decode(AttributeValue value) {
        return wrap.apply(codec.decode(value));
    }

    @Override
    public String expected() {
        return codec.expected();
    }

    @Override
    public @Nullable T absent() {
        S absent = codec.absent();
        return absent == null ? null : wrap.apply(absent);
    }
}
