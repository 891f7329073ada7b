package dev.keywright.mapping;

import dev.keywright.AttributeConverter;
import dev.keywright.key.InstantFormat;
import dev.keywright.key.KeyFormat;
import dev.keywright.key.KeyLimits;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The codecs of all types of attributes: constants, and those that are made of others. */
public final class Values implements ArrayValues, SdkValues, NumberValues, OptionalValues, TextValues, TimeValues {
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
    public static final ValueCodec<Instant> INSTANT = new TimeCodec<>(InstantFormat.NANOS);

    /** A UUID, as text. */
    public static final ValueCodec<UUID> UUID = new UuidCodec();

    private Values() {}

    /** A list; null elements are kept. */
    public static <T> ValueCodec<List<T>> listOf(ValueCodec<T> element) {
        return new ListCodec<>(element);
    }

    /** A set, as a list, of what DynamoDB has no sets of. Like every set it isn't stored while it is empty. */
    public static <T> ValueCodec<Set<T>> setOf(ValueCodec<T> element) {
        return new ListedSetCodec<>(element);
    }

    /** A string set, of what is stored as text. */
    public static <T> ValueCodec<Set<T>> stringSetOf(ValueCodec<T> element) {
        return new ScalarSetCodec<>(SetKind.STRINGS, element);
    }

    /** A number set, of what is stored as numbers. */
    public static <T> ValueCodec<Set<T>> numberSetOf(ValueCodec<T> element) {
        return new ScalarSetCodec<>(SetKind.NUMBERS, element);
    }

    /** A binary set, of what is stored as binaries. */
    public static <T> ValueCodec<Set<T>> binarySetOf(ValueCodec<T> element) {
        return new ScalarSetCodec<>(SetKind.BINARIES, element);
    }

    /** A map by text; null values are kept. */
    public static <V> ValueCodec<Map<String, V>> mapOf(ValueCodec<V> value) {
        return new TextMapCodec<>(value);
    }

    /** A map by what has a text, as {@code EnumFormat.of(Color.class)} and {@code UuidFormat.TEXT} write it. */
    public static <K, V> ValueCodec<Map<K, V>> mapOf(KeyFormat<K> key, ValueCodec<V> value) {
        return new MapCodec<>(key, value);
    }

    /** An array of objects, as a list; null elements are kept. */
    @SuppressWarnings("NullAway") // they are, whatever the array says of its elements
    public static <T> ValueCodec<T[]> arrayOf(ValueCodec<T> element, IntFunction<T[]> create) {
        return new ArrayCodec<>(
                array -> array.length,
                create,
                (array, i) -> Elements.encode(element, array[i]),
                (array, i, stored) -> array[i] = Elements.decode(element, stored));
    }

    /** What may be missing; an empty one isn't stored. */
    public static <T> ValueCodec<Optional<T>> optional(ValueCodec<T> value) {
        return new OptionalCodec<>(value);
    }

    /** What is stored as something else: {@code wrapped(Values.STRING, OrderId::value, OrderId::new)}. */
    public static <T, S> ValueCodec<T> wrapped(
            ValueCodec<S> stored, Function<T, @Nullable S> unwrap, Function<S, T> wrap) {
        return new WrappedCodec<>(stored, unwrap, wrap);
    }

    /** Text or bytes that are the partition key of an index as they are: 1 to 2048 bytes. */
    public static <T> ValueCodec<T> partitionKey(ValueCodec<T> codec) {
        return new IndexKeyCodec<>(codec, KeyLimits.PARTITION_BYTES);
    }

    /** Text or bytes that are the sort key of an index as they are: 1 to 1024 bytes. */
    public static <T> ValueCodec<T> sortKey(ValueCodec<T> codec) {
        return new IndexKeyCodec<>(codec, KeyLimits.SORT_BYTES);
    }

    /** An instant as {@code EPOCH_SECONDS} stores it, without fractions of a second. A null is left to what checks keys. */
    @SuppressWarnings("NullAway")
    public static Instant inSeconds(Instant value) {
        return value == null ? value : value.truncatedTo(ChronoUnit.SECONDS);
    }

    /** What a converter stores; {@code type} is the simple name of the type, for messages. */
    public static <T> ValueCodec<T> converted(String type, AttributeConverter<T> converter) {
        return new ConvertedCodec<>(type, converter);
    }
}
