package dev.keywright.mapping;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Booleans as such. */
final class BooleanCodec implements ValueCodec<Boolean> {
    private static final AttributeValue TRUE = AttributeValue.createBool(true);
    private static final AttributeValue FALSE = AttributeValue.createBool(false);

    static AttributeValue of(boolean value) {
        return value ? TRUE : FALSE;
    }

    @Override
    public AttributeValue encode(Boolean value) {
        return of(value);
    }

    @Override
    public Boolean decode(AttributeValue value) {
        Boolean stored = value.bool();
        if (stored == null) {
            throw ValueException.unreadable(Kinds.BOOLEAN, value);
        }
        return stored;
    }

    @Override
    public String expected() {
        return Kinds.BOOLEAN;
    }
}
