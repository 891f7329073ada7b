package dev.keywright.table;

import dev.keywright.ItemKey;
import dev.keywright.key.KeyLimits;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How many bytes an item has at least: DynamoDB tells the size of numbers only roughly, so that they count as one here.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html">DynamoDB:
 *     item sizes and formats</a>
 */
final class ItemSize {
    /** What DynamoDB takes: 400 KB. */
    static final long MOST_BYTES = 400 * 1024;

    private static final long OF_COLLECTION = 3;

    private ItemSize() {}

    /**
     * An item that may be sent.
     *
     * @param key its key, for the message
     * @throws IllegalArgumentException if it is larger than DynamoDB takes
     */
    static Map<String, AttributeValue> checked(ItemKey<?> key, Map<String, AttributeValue> item) {
        check(key, of(item));
        return item;
    }

    /**
     * Checks the size of an item.
     *
     * @param key its key, for the message
     * @throws IllegalArgumentException if it is larger than DynamoDB takes
     */
    static void check(ItemKey<?> key, long size) {
        if (size > MOST_BYTES) {
            throw new IllegalArgumentException(key.entity() + " " + key + " has " + size + " bytes, but DynamoDB takes "
                    + MOST_BYTES + "; nothing is written");
        }
    }

    static long of(Map<String, AttributeValue> item) {
        long size = 0;
        for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
            size += of(attribute.getKey()) + of(attribute.getValue());
        }
        return size;
    }

    static long of(AttributeValue value) {
        return switch (value.type()) {
            case S -> of(value.s());
            case B -> of(value.b());
            case SS -> value.ss().stream().mapToLong(ItemSize::of).sum();
            case NS -> value.ns().size();
            case BS -> value.bs().stream().mapToLong(ItemSize::of).sum();
            case L -> of(value.l());
            case M -> OF_COLLECTION + value.m().size() + of(value.m());
            default -> 1;
        };
    }

    private static long of(List<AttributeValue> values) {
        long size = OF_COLLECTION + values.size();
        for (AttributeValue value : values) {
            size += of(value);
        }
        return size;
    }

    private static long of(SdkBytes bytes) {
        return bytes.asByteArrayUnsafe().length;
    }

    static long of(String text) {
        return KeyLimits.bytes(text);
    }
}
