package dev.keywright.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Comparator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Group;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

@SuppressWarnings("ClassCanBeStatic") // jqwik has groups in inner classes only
class TextFormatTest {
    @Group
    class Escaped extends FormatContract<String> {
        Escaped() {
            super(TextFormat.escaped('#'), KeyValues.text(), Utf8::compare);
        }
    }

    @Group
    class Lower extends FormatContract<String> {
        Lower() {
            super(TextFormat.lower('#'), KeyValues.text(), Comparator.comparing(TextFormatTest::lower, Utf8::compare));
        }
    }

    @Group
    class Upper extends FormatContract<String> {
        Upper() {
            super(TextFormat.upper('#'), KeyValues.text(), Comparator.comparing(TextFormatTest::upper, Utf8::compare));
        }
    }

    private static String lower(String text) {
        return text.codePoints()
                .map(Character::toLowerCase)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static String upper(String text) {
        return text.codePoints()
                .map(Character::toUpperCase)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    @Provide
    Arbitrary<String> text() {
        return KeyValues.text();
    }

    @Provide
    Arbitrary<Character> delimiters() {
        return Arbitraries.of('!', '#', '$', '%', '&');
    }

    @Property
    void escapedTextNeverHoldsItsDelimiterAndComesBack(
            @ForAll("text") String value, @ForAll("delimiters") char delimiter) {
        TextFormat format = TextFormat.escaped(delimiter);
        String text = format.encode(value);

        assertThat(text.chars()).allMatch(c -> c > delimiter);
        assertThat(format.decode(text)).isEqualTo(value);
    }

    @Property
    void twoComponentsMakeOneKeyOnlyIfTheyAreEqual(
            @ForAll("text") String a, @ForAll("text") String b, @ForAll("text") String c, @ForAll("text") String d) {
        TextFormat format = TextFormat.escaped('#');
        String left = format.encode(a) + "#" + format.encode(b);
        String right = format.encode(c) + "#" + format.encode(d);

        assertThat(left.equals(right)).isEqualTo(a.equals(c) && b.equals(d));
    }

    @Property
    void allValuesWithAPrefixAndNoOthersBeginWithItsText(@ForAll("text") String value, @ForAll("text") String prefix) {
        TextFormat format = TextFormat.escaped('#');

        assertThat(format.encode(value).startsWith(format.encodePrefix(prefix))).isEqualTo(value.startsWith(prefix));
        assertThat(format.encode(prefix + value)).startsWith(format.encodePrefix(prefix));
    }

    @Property
    void plainAndRawTextComesBack(@ForAll("text") String value) {
        assertThat(TextFormat.raw().decode(TextFormat.raw().encode(value))).isEqualTo(value);
        if (!value.contains("#")) {
            assertThat(TextFormat.plain('#').decode(TextFormat.plain('#').encode(value)))
                    .isEqualTo(value);
        }
    }

    @Example
    void textWithoutAnythingToEscapeIsTheSameObject() {
        String value = "o-981 ünï".replace(" ", "");

        assertThat(TextFormat.escaped('#').encode(value)).isSameAs(value);
    }

    @Example
    void charactersUpToTheEscapeCharacterAreEscaped() {
        assertThat(TextFormat.escaped('#').encode("A#1 $%\0")).isEqualTo("A$231$20$24%$00");
        assertThat(TextFormat.escaped('!').encode("!\"#")).isEqualTo("\"21\"22#");
    }

    @Example
    void caseIsChangedPerCodePoint() {
        assertThat(TextFormat.lower('#').encode("Ada@Example.COM")).isEqualTo("ada@example.com");
        assertThat(TextFormat.lower('#').encode("İSTANBUL")).isEqualTo("istanbul");
        assertThat(TextFormat.upper('#').encode("straße \uD801\uDC28")).isEqualTo("STRAßE$20\uD801\uDC00");
    }

    @Example
    void whatNoValueEncodesToIsRefused() {
        TextFormat format = TextFormat.escaped('#');

        for (String text : new String[] {"", "a b", "a#b", "$2", "$zz", "$2F", "$25", "a$", "\uD800"}) {
            assertThatIllegalArgumentException().isThrownBy(() -> format.decode(text));
        }
    }

    @Example
    void emptyTextAndHalfSurrogatePairsAreRefusedEverywhere() {
        for (TextFormat format : new TextFormat[] {
            TextFormat.escaped('#'),
            TextFormat.plain('#'),
            TextFormat.raw(),
            TextFormat.lower('#'),
            TextFormat.upper('|')
        }) {
            for (String value : new String[] {"", "\uD83D", "a\uDE00", "\uDE00\uD83D"}) {
                assertThatIllegalArgumentException().isThrownBy(() -> format.encode(value));
            }
        }
    }

    @Example
    void plainTextWithTheDelimiterIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TextFormat.plain('|').encode("a|b"))
                .withMessage("must not hold the delimiter |");
    }

    @Example
    void onlyFiveDelimitersCanBeEscaped() {
        assertThatIllegalArgumentException().isThrownBy(() -> TextFormat.escaped('|'));
    }
}
