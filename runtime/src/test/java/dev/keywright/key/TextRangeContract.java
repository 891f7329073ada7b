package dev.keywright.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A range over keys holds just for the keys whose values are within the bounds, wherever the component stands.
 *
 * @param <T> the type of the component
 */
abstract class TextRangeContract<T> {
    private final OrderedFormat<T> format;
    private final Arbitrary<T> values;
    private final Arbitrary<T> bounds;
    private final Comparator<T> order;
    private final List<String> prefixes;

    /** A format, values that it can hold, bounds that it may not be able to hold, their order, prefixes of the component. */
    TextRangeContract(
            OrderedFormat<T> format,
            Arbitrary<T> values,
            Arbitrary<T> bounds,
            Comparator<T> order,
            List<String> prefixes) {
        this.format = format;
        this.values = values;
        this.bounds = bounds;
        this.order = order;
        this.prefixes = prefixes;
    }

    @Provide
    Arbitrary<List<T>> values() {
        return values.list().ofMinSize(1).ofMaxSize(12);
    }

    @Provide
    Arbitrary<String> prefixes() {
        return Arbitraries.of(prefixes);
    }

    /** A bound is often one of the values themselves; which, the property sees to. */
    @Provide
    Arbitrary<Bounds<T>> bounds() {
        Arbitrary<T> bound = Arbitraries.oneOf(bounds, values).injectNull(0.2);
        Arbitrary<String> prefix = textPrefix();
        Arbitrary<Boolean> included = Arbitraries.of(true, false);
        return Combinators.combine(bound, included, bound, included, prefix).as(Bounds::new);
    }

    /** What text may be asked to start with. */
    Arbitrary<String> textPrefix() {
        return Arbitraries.just(null);
    }

    /** Whether a template may go on after it. */
    boolean canBeFollowed() {
        return true;
    }

    @Property
    void aRangeHoldsJustForTheKeysWithinItsBounds(
            @ForAll("values") List<T> given,
            @ForAll("bounds") Bounds<T> drawn,
            @ForAll("prefixes") String prefix,
            @ForAll boolean inTheMiddle,
            @ForAll boolean boundsAmongValues) {
        Bounds<T> asked = boundsAmongValues ? among(given, drawn) : drawn;
        boolean followed = inTheMiddle && canBeFollowed();
        KeyPart<T> part = KeyPart.of("Order", "component", format);
        TextRange<T> range = followed ? TextRange.followed(prefix, part, '#') : TextRange.last(prefix, part, '#');

        SortCondition condition = range.condition(asked);

        for (T value : given) {
            String key = prefix + format.encode(value) + (followed ? "#x" : "");
            assertThat(condition.contains(AttributeValue.fromS(key)))
                    .as("%s in %s by %s", key, asked, condition)
                    .isEqualTo(within(asked, value));
        }
        if (!prefix.isEmpty()) {
            for (String foreign : List.of("O#zzz", "P", "P$", "Q#0", "o", "u9", "v", "w0", "\uDBFF\uDFFF")) {
                boolean end = condition.high() != null && condition.high().s().equals(foreign);
                assertThat(!end && condition.contains(AttributeValue.fromS(foreign)))
                        .as("%s in %s by %s", foreign, asked, condition)
                        .isFalse();
            }
        }
    }

    private Bounds<T> among(List<T> given, Bounds<T> drawn) {
        return new Bounds<>(
                drawn.lower() == null ? null : given.get(0),
                drawn.lowerIncluded(),
                drawn.upper() == null ? null : given.get(given.size() - 1),
                drawn.upperIncluded(),
                drawn.prefix());
    }

    private boolean within(Bounds<T> asked, T value) {
        int least = asked.lowerIncluded() ? 0 : 1;
        int greatest = asked.upperIncluded() ? 0 : -1;
        return (asked.lower() == null || order.compare(value, asked.lower()) >= least)
                && (asked.upper() == null || order.compare(value, asked.upper()) <= greatest)
                && (asked.prefix() == null || value.toString().startsWith(asked.prefix()));
    }
}
