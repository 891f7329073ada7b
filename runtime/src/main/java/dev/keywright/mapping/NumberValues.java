package dev.keywright.mapping;

import java.math.BigInteger;

/** The part of {@link Values} for the rarer numbers; see {@link TimeValues} for why it stands apart. */
sealed interface NumberValues permits Values {
    /** A double or Double, as a number from 1E-130 to 1E+126 in magnitude, or zero. */
    ValueCodec<Double> DOUBLE = new DoubleCodec();

    /** A float or Float, as a number. */
    ValueCodec<Float> FLOAT = new FloatCodec();

    /** A short or Short, as a number. */
    ValueCodec<Short> SHORT = new ShortCodec();

    /** A byte or Byte, as a number. */
    ValueCodec<Byte> BYTE = new ByteCodec();

    /** An integer of up to 38 significant digits. */
    ValueCodec<BigInteger> BIG_INTEGER = new BigIntegerCodec();
}
