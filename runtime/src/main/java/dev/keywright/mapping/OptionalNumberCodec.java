package dev.keywright.mapping;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A primitive number that may be missing. An empty one isn't stored.
 *
 * @param <O> the optional
 * @param <N> the number
 * @param codec stores the number
 * @param absent the empty one
 * @param unwrap to the number, null for none
 * @param wrap from the number
 */
record OptionalNumberCodec<O, N extends Number>(
        ValueCodec<N> codec, O absent, Function<O, @Nullable N> unwrap, Function<N, O> wrap) implements ValueCodec<O> {
    @Override
    public @Nullable AttributeValue encode(O value) {
        N number = unwrap.apply(value);
        return number == null ? null : codec.encode(number);
    }

    @Override
    public O decode(AttributeValue value) {
        return wrap.apply(codec.decode(value));
    }

    @Override
    public String expected() {
        return codec.expected();
    }
}
