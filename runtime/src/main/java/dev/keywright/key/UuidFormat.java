package dev.keywright.key;

import java.util.UUID;

/** UUIDs in their usual 36 lower-case characters, and in the order of those: that of unsigned numbers. */
public record UuidFormat() implements OrderedFormat<UUID> {
    /** What {@code {id}} means. */
    public static final UuidFormat TEXT = new UuidFormat();

    private static final int WIDTH = 36;

    @Override
    public String encode(UUID value) {
        return value.toString();
    }

    @Override
    public UUID decode(String text) {
        UUID value = UUID.fromString(text);
        if (!value.toString().equals(text)) {
            throw new IllegalArgumentException("is not " + expected());
        }
        return value;
    }

    @Override
    public int width() {
        return WIDTH;
    }

    @Override
    public int end(String key, int from) {
        return from + WIDTH;
    }

    @Override
    public String floor(UUID bound) {
        return encode(bound);
    }

    @Override
    public String ceiling(UUID bound) {
        return encode(bound);
    }

    @Override
    public String below(UUID bound) {
        long low = bound.getLeastSignificantBits();
        long high = bound.getMostSignificantBits();
        return encode(new UUID(low == 0 ? high - 1 : high, low - 1));
    }

    @Override
    public String least() {
        return encode(new UUID(0, 0));
    }

    @Override
    public String greatest() {
        return encode(new UUID(-1, -1));
    }

    @Override
    public String expected() {
        return "a UUID";
    }
}
