package dev.keywright.key;

import dev.keywright.InvalidKeyComponentException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The sizes that DynamoDB allows for key attributes of tables and indexes: 1 to 2048 bytes for a partition key, 1 to 1024
 * bytes for a sort key, text counted in UTF-8.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html">Quotas in Amazon
 *     DynamoDB</a>
 */
public final class KeyLimits {
    /** The most bytes of a partition key. */
    public static final int PARTITION_BYTES = 2048;

    /** The most bytes of a sort key. */
    public static final int SORT_BYTES = 1024;

    /** A UTF-16 code unit takes at most three bytes of UTF-8: four are for two of them. */
    private static final int MOST_BYTES_PER_CHAR = 3;

    private KeyLimits() {}

    /**
     * A partition key value.
     *
     * @param entity the simple name of the entity (or the name of the index), for messages
     * @param attribute the stored name of the key attribute, for messages
     * @throws InvalidKeyComponentException if the text is empty or longer than 2048 bytes
     */
    public static AttributeValue partition(String entity, String attribute, String text) {
        return AttributeValue.createS(checked(entity, attribute, text, PARTITION_BYTES));
    }

    /**
     * A sort key value, as {@link #partition}.
     *
     * @throws InvalidKeyComponentException if the text is empty or longer than 1024 bytes
     */
    public static AttributeValue sort(String entity, String attribute, String text) {
        return AttributeValue.createS(checked(entity, attribute, text, SORT_BYTES));
    }

    /**
     * A text that fits a key attribute.
     *
     * @throws InvalidKeyComponentException if the text is empty or longer than the given number of bytes
     */
    public static String checked(String entity, String attribute, String text, int bytes) {
        if (!fits(text, bytes)) {
            throw new InvalidKeyComponentException(entity, attribute, problem(text.isEmpty(), bytes));
        }
        return text;
    }

    /** How long text is as DynamoDB measures it: in bytes of UTF-8. */
    public static int bytes(String text) {
        return CodePoints.utf8Length(text);
    }

    /** What keeps text or bytes from being a key attribute of at most that many bytes; {@code ""} for nothing. */
    public static String problem(AttributeValue stored, int bytes) {
        if (stored.s() != null) {
            return fits(stored.s(), bytes) ? "" : problem(stored.s().isEmpty(), bytes);
        }
        int size = stored.b() == null ? 1 : stored.b().asByteArrayUnsafe().length;
        return size > 0 && size <= bytes ? "" : problem(size == 0, bytes);
    }

    private static boolean fits(String text, int bytes) {
        int length = text.length();
        return length > 0 && (length * MOST_BYTES_PER_CHAR <= bytes || CodePoints.utf8Length(text) <= bytes);
    }

    private static String problem(boolean empty, int bytes) {
        return empty
                ? "must not be empty: it is a key attribute"
                : "is longer than the " + bytes + " bytes that DynamoDB allows for this key attribute";
    }
}
