package dev.keywright.mapping;

import dev.keywright.key.KeyLimits;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Text or bytes that are a key attribute of an index as they are: DynamoDB refuses an item with an empty or too long one.
 *
 * @param <T> the type
 * @param codec how they are stored
 * @param bytes the most bytes that the key attribute may have
 */
record IndexKeyCodec<T>(ValueCodec<T> codec, int bytes) implements ValueCodec<T> {
    @Override
    public @Nullable AttributeValue encode(T value) {
        AttributeValue stored = codec.encode(value);
        String problem = stored == null ? "" : KeyLimits.problem(stored, bytes);
        if (!problem.isEmpty()) {
            throw ValueException.noKey(problem);
        }
        return stored;
    }

    @Override
    public T decode(AttributeValue value) {
        return codec.decode(value);
    }

    @Override
    public String expected() {
        return codec.expected();
    }
}
