package dev.keywright.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.keywright.AttributeConverter;
import java.util.Comparator;
import java.util.UUID;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Example;
import net.jqwik.api.Group;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@SuppressWarnings("ClassCanBeStatic") // jqwik has groups in inner classes only
class OtherFormatTest {
    /** In the order of their names, one the prefix of another. */
    enum Color {
        BLUE,
        BLUER,
        GREEN,
        RED
    }

    @Group
    class Enums extends FormatContract<Color> {
        Enums() {
            super(EnumFormat.of(Color.class), Arbitraries.of(Color.class), Comparator.naturalOrder());
        }
    }

    @Group
    class Booleans extends FormatContract<Boolean> {
        Booleans() {
            super(BooleanFormat.BOOLEAN, Arbitraries.of(true, false), Comparator.naturalOrder());
        }
    }

    @Group
    class Uuids extends FormatContract<UUID> {
        Uuids() {
            super(UuidFormat.TEXT, KeyValues.uuids(), OtherFormatTest::unsigned);
        }
    }

    private static int unsigned(UUID left, UUID right) {
        int high = Long.compareUnsigned(left.getMostSignificantBits(), right.getMostSignificantBits());
        return high != 0 ? high : Long.compareUnsigned(left.getLeastSignificantBits(), right.getLeastSignificantBits());
    }

    @Group
    class Chars extends FormatContract<Character> {
        Chars() {
            super(
                    CharFormat.of('#'),
                    Arbitraries.chars().filter(c -> !Character.isSurrogate(c)),
                    Comparator.naturalOrder());
        }
    }

    @Example
    void whatNoValueEncodesToIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EnumFormat.of(Color.class).decode("PINK"));
        assertThatIllegalArgumentException().isThrownBy(() -> BooleanFormat.BOOLEAN.decode("TRUE"));
        assertThatIllegalArgumentException().isThrownBy(() -> UuidFormat.TEXT.decode("1-1-1-1-1"));
        assertThatIllegalArgumentException().isThrownBy(() -> CharFormat.of('#').decode("ab"));
        assertThatIllegalArgumentException().isThrownBy(() -> CharFormat.of('#').encode('\uD800'));
    }

    @Example
    void charactersStepOverTheSurrogates() {
        assertThat(CharFormat.of('#').below('\uE000')).isEqualTo("\uD7FF");
    }

    /** Stores negative numbers as such and others as text. */
    private static final AttributeConverter<Integer> CONVERTER = new AttributeConverter<>() {
        @Override
        public AttributeValue toAttribute(Integer value) {
            return value < 0 ? AttributeValue.fromN(value.toString()) : AttributeValue.fromS("no " + value);
        }

        @Override
        public Integer fromAttribute(AttributeValue stored) {
            return Integer.valueOf(stored.n() == null ? stored.s().substring(3) : stored.n());
        }
    };

    @Example
    void convertedValuesAreWrittenAsWhatIsStored() {
        KeyFormat<Integer> format = ConvertedFormat.of(CONVERTER, '#');

        assertThat(format.encode(7)).isEqualTo("no$207");
        assertThat(format.encode(-7)).isEqualTo("-7");
        assertThat(format.decode("no$207")).isEqualTo(7);
        assertThat(format.decode("-7")).isEqualTo(-7);
        assertThat(format.end("no$207#x", 0)).isEqualTo(6);
        assertThatIllegalArgumentException().isThrownBy(() -> format.decode("what"));
    }
}
