package dev.keywright.mapping;

import java.math.BigDecimal;
import java.time.Instant;

/** The codecs that most entities need, and those that are made of others. */
public final class Values {
    /** Text. */
    public static final ValueCodec<String> STRING = new TextCodec();

    /** An int or Integer, as a number. */
    public static final ValueCodec<Integer> INT = new IntCodec();

    /** A long or Long, as a number. */
    public static final ValueCodec<Long> LONG = new LongCodec();

    /** A boolean or Boolean. */
    public static final ValueCodec<Boolean> BOOLEAN = new BooleanCodec();

    /** A number of up to 38 significant digits. DynamoDB drops trailing zeros: what is read may have another scale. */
    public static final ValueCodec<BigDecimal> DECIMAL = new DecimalCodec();

    /** An instant of the years 0 to 9999, as ISO-8601 text that sorts. */
    public static final ValueCodec<Instant> INSTANT = new InstantCodec();

    private Values() {}
}
