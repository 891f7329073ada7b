package dev.keywright.example.why;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** What hand-written code needs for keys that sort and that no value can forge. */
final class Keys {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.nnnnnnnnn'Z'").withZone(ZoneOffset.UTC);

    private Keys() {}

    /** Of one width, so that it sorts as text. */
    static String time(Instant at) {
        return TIME.format(at);
    }

    /** Without the characters that end a part of a key. */
    static String escaped(String value) {
        StringBuilder escaped = new StringBuilder();
        for (char c : value.toCharArray()) {
            if (c <= '$') {
                escaped.append(String.format("$%02x", (int) c));
            } else {
                escaped.append(c);
            }
        }
        return escaped.toString();
    }
}
