package dev.keywright.mapping;

import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Binaries as they are. */
final class BinaryCodec implements ValueCodec<SdkBytes> {
    @Override
    public AttributeValue encode(SdkBytes value) {
        return AttributeValue.createB(value);
    }

    @Override
    public SdkBytes decode(AttributeValue value) {
        SdkBytes stored = value.b();
        if (stored == null) {
            throw ValueException.unreadable(Kinds.BINARY, value);
        }
        return stored;
    }

    @Override
    public String expected() {
        return Kinds.BINARY;
    }
}
