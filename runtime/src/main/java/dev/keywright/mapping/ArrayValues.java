package dev.keywright.mapping;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The part of {@link Values} for arrays of primitives, other than bytes; see {@link TimeValues} for why it stands apart.
 */
sealed interface ArrayValues permits Values {
    /** A {@code boolean[]}, as a list. */
    ValueCodec<boolean[]> BOOLEAN_ARRAY = new ArrayCodec<>(
            array -> array.length,
            boolean[]::new,
            (array, i) -> BooleanCodec.of(array[i]),
            (array, i, stored) -> array[i] = Values.BOOLEAN.decode(stored));

    /** A {@code short[]}, as a list. */
    ValueCodec<short[]> SHORT_ARRAY = new ArrayCodec<>(
            array -> array.length,
            short[]::new,
            (array, i) -> Numbers.of(array[i]),
            (array, i, stored) -> array[i] = ShortCodec.of(stored));

    /** A {@code int[]}, as a list. */
    ValueCodec<int[]> INT_ARRAY = new ArrayCodec<>(
            array -> array.length,
            int[]::new,
            (array, i) -> Numbers.of(array[i]),
            (array, i, stored) -> array[i] = IntCodec.of(stored));

    /** A {@code long[]}, as a list. */
    ValueCodec<long[]> LONG_ARRAY = new ArrayCodec<>(
            array -> array.length,
            long[]::new,
            (array, i) -> Numbers.of(array[i]),
            (array, i, stored) -> array[i] = LongCodec.of(stored));

    /** A {@code float[]}, as a list. */
    ValueCodec<float[]> FLOAT_ARRAY = new ArrayCodec<>(
            array -> array.length,
            float[]::new,
            (array, i) -> Numbers.of(array[i]),
            (array, i, stored) -> array[i] = FloatCodec.of(stored));

    /** A {@code double[]}, as a list. */
    ValueCodec<double[]> DOUBLE_ARRAY = new ArrayCodec<>(
            array -> array.length,
            double[]::new,
            (array, i) -> Numbers.of(array[i]),
            (array, i, stored) -> array[i] = DoubleCodec.of(stored));

    /** A {@code char[]}, as a list. */
    ValueCodec<char[]> CHAR_ARRAY = new ArrayCodec<>(
            array -> array.length,
            char[]::new,
            (array, i) -> AttributeValue.createS(String.valueOf(array[i])),
            (array, i, stored) -> array[i] = TextValues.CHAR.decode(stored));
}
