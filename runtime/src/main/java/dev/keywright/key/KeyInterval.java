package dev.keywright.key;

import dev.keywright.key.SortCondition.Operator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An interval of keys that are text, while it is narrowed down. An end that isn't set is that of the whole range. */
final class KeyInterval {
    private final boolean followed;
    private @Nullable String low;
    private @Nullable String high;
    private @Nullable String except;
    private @Nullable String start;
    private boolean empty;

    /** All keys. {@code followed}: none of them is an end of the interval itself, as more follows. */
    KeyInterval(boolean followed) {
        this.followed = followed;
    }

    void from(String key) {
        low = key;
    }

    /** After a key and all that begins with it and what follows values, which sorts below {@code above}. */
    void after(String key, String above) {
        String beyond = key + above;
        if (CodePoints.utf8Length(beyond) <= KeyLimits.SORT_BYTES) {
            low = beyond;
        } else {
            // No key is longer, so none begins with this one.
            low = CodePoints.successor(key);
            empty = low == null;
        }
    }

    void until(String key) {
        high = key;
    }

    void before(String key) {
        high = key;
        except = key;
    }

    boolean isUnbounded() {
        return low == null && high == null;
    }

    /** Leaves the keys that start so. */
    KeyInterval startingWith(String text) {
        String end = CodePoints.successor(text);
        boolean fromStart = low == null || CodePoints.compare(low, text) <= 0;
        boolean toEnd = high == null || (end != null && CodePoints.compare(end, high) <= 0);
        if (fromStart && toEnd) {
            start = text;
            return this;
        }
        if (fromStart) {
            low = text;
        }
        if (toEnd && end != null) {
            high = end;
            except = followed ? null : end;
        }
        return this;
    }

    /** The condition that holds for the keys in here; {@code least} and {@code greatest} are the ends of the range. */
    SortCondition condition(KeyPart<?> part, @Nullable String least, @Nullable String greatest) {
        if (empty) {
            return SortCondition.nothing();
        }
        if (start != null) {
            return SortCondition.of(Operator.BEGINS_WITH, key(part, start));
        }
        String from = low == null ? least : low;
        String to = high == null ? greatest : high;
        if (from != null && to != null) {
            return isEmpty(from, to) ? SortCondition.nothing() : between(part, from, to);
        }
        if (from != null) {
            return SortCondition.of(Operator.AT_LEAST, key(part, from));
        }
        if (to != null) {
            return SortCondition.of(except == null ? Operator.AT_MOST : Operator.LESS, key(part, to));
        }
        return SortCondition.any();
    }

    private SortCondition between(KeyPart<?> part, String from, String to) {
        SortCondition condition = SortCondition.between(key(part, from), key(part, to));
        return except == null ? condition : condition.without(key(part, except));
    }

    private boolean isEmpty(String from, String to) {
        int order = CodePoints.compare(from, to);
        return order > 0 || (order == 0 && (followed || from.equals(except)));
    }

    private static AttributeValue key(KeyPart<?> part, String text) {
        return KeyLimits.sort(part.entity(), part.component(), text);
    }
}
