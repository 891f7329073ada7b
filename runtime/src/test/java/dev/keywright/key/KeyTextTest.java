package dev.keywright.key;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KeyTextTest {
    @Test
    void joinsAnyNumberOfParts() {
        assertThat(KeyText.of("A#", "b")).isEqualTo("A#b");
        assertThat(KeyText.of("A#", "b", "#")).isEqualTo("A#b#");
        assertThat(KeyText.of("A#", "b", "#", "\uD83D\uDE00")).isEqualTo("A#b#\uD83D\uDE00");
        assertThat(KeyText.of("A#", "b", "#", "c", "#", "d")).isEqualTo("A#b#c#d");
    }
}
