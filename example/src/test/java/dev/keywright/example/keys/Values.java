package dev.keywright.example.keys;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Random;
import java.util.UUID;

/** Random values that try to look like keys: delimiters, escapes, digits, controls, surrogate pairs, extremes. */
final class Values {
    private static final String[] PIECES = {
        "#",
        "$",
        "$23",
        "$24",
        "X",
        "XX",
        "Y",
        "R",
        "0",
        "1",
        "0000",
        "a",
        "\u0000",
        "\u001f",
        "!",
        "%",
        "é",
        "😀",
        "\uffff",
        "\ue000",
        "2026-03-02",
        "-",
        ".",
        "true"
    };
    private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999999999Z");

    private final Random random;

    Values(long seed) {
        random = new Random(seed);
    }

    String text() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(4); i >= 0; i--) {
            text.append(PIECES[random.nextInt(PIECES.length)]);
        }
        return text.toString();
    }

    char letter() {
        char letter = (char) random.nextInt(random.nextBoolean() ? 0x80 : 0x10000);
        return Character.isSurrogate(letter) ? '#' : letter;
    }

    int digits4() {
        return random.nextInt(random.nextBoolean() ? 3 : 10_000);
    }

    long whole() {
        return switch (random.nextInt(4)) {
            case 0 -> random.nextInt(5) - 2L;
            case 1 -> Long.MIN_VALUE + random.nextInt(2);
            case 2 -> Long.MAX_VALUE - random.nextInt(2);
            default -> random.nextLong();
        };
    }

    BigDecimal price() {
        return BigDecimal.valueOf(random.nextInt(199_999_999) - 99_999_999L, 2);
    }

    LocalDate day() {
        return LocalDate.ofEpochDay(random.nextInt(3_000_000) - 700_000L);
    }

    Instant time() {
        return switch (random.nextInt(4)) {
            case 0 -> FIRST;
            case 1 -> LAST;
            default -> Instant.ofEpochSecond(random.nextInt(), random.nextInt(1_000_000_000));
        };
    }

    UUID uuid() {
        return new UUID(random.nextInt(3) - 1L, random.nextBoolean() ? 0 : random.nextLong());
    }

    boolean yes() {
        return random.nextBoolean();
    }

    Keys.Kind kind() {
        return random.nextBoolean() ? Keys.Kind.XX : Keys.Kind.Y;
    }
}
