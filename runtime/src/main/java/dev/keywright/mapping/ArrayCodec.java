package dev.keywright.mapping;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Arrays, as lists.
 *
 * @param <A> the array
 * @param length its length
 * @param create a new one
 * @param read stores an element
 * @param write sets an element to what is stored
 */
record ArrayCodec<A>(ToIntFunction<A> length, IntFunction<A> create, Read<A> read, Write<A> write)
        implements ValueCodec<A> {
    /** Takes an element out of an array. */
    interface Read<A> {
        /** The stored form of the element. */
        AttributeValue element(A array, int index);
    }

    /** Puts an element into an array. */
    interface Write<A> {
        /** Sets the element to what is stored. */
        void element(A array, int index, AttributeValue stored);
    }

    @Override
    public AttributeValue encode(A value) {
        AttributeValue[] stored = new AttributeValue[length.applyAsInt(value)];
        int index = 0;
        try {
            for (; index < stored.length; index++) {
                stored[index] = read.element(value, index);
            }
        } catch (ValueException e) {
            throw e.at(index);
        }
        return AttributeValue.createL(new ReadOnlyList<>(stored));
    }

    @Override
    public A decode(AttributeValue value) {
        List<AttributeValue> stored = Elements.list(value);
        A array = create.apply(stored.size());
        int index = 0;
        try {
            for (; index < stored.size(); index++) {
                write.element(array, index, stored.get(index));
            }
        } catch (ValueException e) {
            throw e.at(index);
        }
        return array;
    }

    @Override
    public A absent() {
        return create.apply(0);
    }

    @Override
    public String expected() {
        return Kinds.LIST;
    }
}
