package dev.keywright.processor.template;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the text of a template tells. */
final class KeyTemplateTest {
    private static KeyTemplate parse(String source) {
        return KeyTemplate.parse(source, new Delimiter('#'));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ITEM#{{id}}", "ITEM#{id", "ITEM#id}", "{}", "{:lower}", "{id:}", "{a}}{b", "{a{b}c}"})
    void aBraceInTheWrongPlaceIsOneProblem(String source) {
        assertThat(parse(source).problems()).singleElement().isInstanceOf(TemplateProblem.Malformed.class);
    }

    @Test
    void allOtherProblemsAreTold() {
        assertThat(parse("{a}{b}-{c:raw}#X$23").problems())
                .extracting(problem -> problem.getClass().getSimpleName())
                .containsExactlyInAnyOrder("Touching", "NoDelimiter", "LooksEscaped", "RawNotLast");
    }

    @ParameterizedTest
    @CsvSource({"'ITEM#{id}', 5", "'{id}', 0", "'\u00c4#{id}#X', 5"})
    void literalsAreCountedInBytesOfUtf8(String source, int bytes) {
        assertThat(parse(source).literalBytes()).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(chars = {'#', '!', '$', '%', '&', '|', '/', '~', ':', '.', '-', '_', '^'})
    void punctuationIsADelimiter(char character) {
        assertThat(new Delimiter(character).isUsable()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(chars = {'{', '}', '"', '\'', ' ', '\n', 'a', '0', '\u007f', '\u00a7', '\0'})
    void nothingElseIs(char character) {
        assertThat(new Delimiter(character).isUsable()).isFalse();
    }
}
