package dev.keywright.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * What holds for every format that keeps the order of its values.
 *
 * @param <T> the type of the values
 */
abstract class FormatContract<T> {
    private static final char DELIMITER = '#';

    private final OrderedFormat<T> format;
    private final Arbitrary<T> values;
    private final Comparator<T> order;

    /** A format, values that it can hold, and their natural order. */
    FormatContract(OrderedFormat<T> format, Arbitrary<T> values, Comparator<T> order) {
        this.format = format;
        this.values = values;
        this.order = order;
    }

    @Provide
    Arbitrary<T> values() {
        return values;
    }

    @Property
    void textsCompareAsTheValuesDo(@ForAll("values") T left, @ForAll("values") T right) {
        int expected = Integer.signum(order.compare(left, right));

        assertThat(Integer.signum(Utf8.compare(format.encode(left), format.encode(right))))
                .isEqualTo(expected);
    }

    @Property
    void textsCompareAsTheValuesDoWhateverFollows(
            @ForAll("values") T left, @ForAll("values") T right, @ForAll("values") T next, @ForAll("values") T other) {
        int expected = Integer.signum(order.compare(left, right));
        if (expected != 0) {
            String first = format.encode(left) + DELIMITER + format.encode(next);
            String second = format.encode(right) + DELIMITER + format.encode(other);

            assertThat(Integer.signum(Utf8.compare(first, second))).isEqualTo(expected);
        }
    }

    @Property
    void decodingInvertsEncoding(@ForAll("values") T value) {
        String text = format.encode(value);
        T decoded = format.decode(text);

        assertThat(order.compare(decoded, value)).isZero();
        assertThat(format.encode(decoded)).isEqualTo(text);
    }

    @Property
    void theEndOfAValueIsFound(@ForAll("values") T value, @ForAll("values") T next) {
        String text = format.encode(value);

        assertThat(text).doesNotContain(String.valueOf(DELIMITER));
        assertThat(format.end(text, 0)).isEqualTo(text.length());
        assertThat(format.end("P#" + text + "#" + format.encode(next), 2)).isEqualTo(text.length() + 2);
        assertThat(format.width()).isIn(-1, text.length());
    }

    @Property
    void noValueIsBeyondTheEnds(@ForAll("values") T value) {
        String text = format.encode(value);

        assertThat(Utf8.compare(format.least(), text)).isNotPositive();
        if (format.greatest() != null) {
            assertThat(Utf8.compare(format.greatest(), text)).isNotNegative();
        }
        assertThat(format.floor(value)).isEqualTo(text);
        assertThat(format.ceiling(value)).isEqualTo(text);
    }
}
