package dev.keywright.mapping;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What may be missing. An empty one isn't stored.
 *
 * @param <T> the type of what is there
 * @param codec stores that
 */
record OptionalCodec<T>(ValueCodec<T> codec) implements ValueCodec<Optional<T>> {
    @Override
    public @Nullable AttributeValue encode(Optional<T> value) {
        return value.isPresent() ? codec.encode(value.get()) : null;
    }

    @Override
    public Optional<T> decode(AttributeValue value) {
        return Optional.of(codec.decode(value));
    }

    @Override
    public Optional<T> absent() {
        return Optional.empty();
    }

    @Override
    public String expected() {
        return codec.expected();
    }
}
