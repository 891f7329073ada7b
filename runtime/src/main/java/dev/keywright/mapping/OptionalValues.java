package dev.keywright.mapping;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The part of {@link Values} for optional primitives; see {@link TimeValues} for why it stands apart. */
sealed interface OptionalValues permits Values {
    /** An int that may be missing. */
    ValueCodec<OptionalInt> OPTIONAL_INT = new OptionalNumberCodec<>(
            Values.INT,
            OptionalInt.empty(),
            optional -> optional.isPresent() ? optional.getAsInt() : null,
            OptionalInt::of);

    /** A long that may be missing. */
    ValueCodec<OptionalLong> OPTIONAL_LONG = new OptionalNumberCodec<>(
            Values.LONG,
            OptionalLong.empty(),
            optional -> optional.isPresent() ? optional.getAsLong() : null,
            OptionalLong::of);

    /** A double that may be missing. */
    ValueCodec<OptionalDouble> OPTIONAL_DOUBLE = new OptionalNumberCodec<>(
            NumberValues.DOUBLE,
            OptionalDouble.empty(),
            optional -> optional.isPresent() ? optional.getAsDouble() : null,
            OptionalDouble::of);
}
