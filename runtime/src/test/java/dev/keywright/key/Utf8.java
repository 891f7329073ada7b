package dev.keywright.key;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Texts as DynamoDB sorts them, told by the bytes themselves. */
final class Utf8 {
    private Utf8() {}

    static int compare(String left, String right) {
        return Arrays.compareUnsigned(left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));
    }
}
