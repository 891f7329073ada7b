package dev.keywright.key;

import java.math.BigDecimal;
import java.util.Arrays;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The order in which DynamoDB sorts keys: text and binary by unsigned bytes, numbers by value. */
final class KeyOrder {
    private KeyOrder() {}

    static int compare(AttributeValue left, AttributeValue right) {
        if (left.type() != right.type()) {
            throw new IllegalArgumentException("a key of type " + left.type() + " doesn't compare to " + right.type());
        }
        return switch (left.type()) {
            case S -> CodePoints.compare(left.s(), right.s());
            case N -> new BigDecimal(left.n()).compareTo(new BigDecimal(right.n()));
            case B ->
                Arrays.compareUnsigned(left.b().asByteArrayUnsafe(), right.b().asByteArrayUnsafe());
            default -> throw new IllegalArgumentException("a value of type " + left.type() + " can't be a key");
        };
    }

    static boolean startsWith(AttributeValue key, AttributeValue prefix) {
        if (key.type() != prefix.type()) {
            throw new IllegalArgumentException("a key of type " + key.type() + " doesn't begin with " + prefix.type());
        }
        return switch (key.type()) {
            case S -> key.s().startsWith(prefix.s());
            case B -> startsWith(key.b().asByteArrayUnsafe(), prefix.b().asByteArrayUnsafe());
            default -> throw new IllegalArgumentException("a value of type " + key.type() + " has no beginning");
        };
    }

    private static boolean startsWith(byte[] key, byte[] prefix) {
        return key.length >= prefix.length && Arrays.equals(key, 0, prefix.length, prefix, 0, prefix.length);
    }
}
