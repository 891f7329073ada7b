package dev.keywright.key;

import org.jspecify.annotations.Nullable;

/**
 * Ranges over one component of a sort key that is text, after a fixed prefix. With prefix {@code P}, encoded value
 * {@code v}, delimiter {@code #} and its successor {@code $}, where something follows the component:
 *
 * <pre>
 * from  [Pv,  P$]     until  [P, Pv$]
 * after [Pv$, P$]     before [P, Pv]
 * </pre>
 *
 * <p>all {@code BETWEEN}, where {@code P$} is {@code P} with its last delimiter replaced. For the last component, until
 * is {@code [P, Pv]}, and before steps a value of fixed width down by one unit; between texts there is no such step, so
 * the equal key is left to be dropped. A {@code P} that doesn't end in the delimiter takes the least and the greatest
 * value as its ends; an empty one has no ends.
 *
 * @param <R> the type of the component
 */
public final class TextRange<R> implements SortRange<R> {
    private final String prefix;
    private final KeyPart<R> part;
    private final OrderedFormat<R> format;
    private final boolean followed;
    private final String afterValue;
    private final boolean endsInDelimiter;
    private final @Nullable String least;
    private final @Nullable String greatest;

    private TextRange(String prefix, KeyPart<R> part, boolean followed, char delimiter) {
        this.prefix = prefix;
        this.part = part;
        this.format = ordered(part);
        this.followed = followed;
        String successor = String.valueOf((char) (delimiter + 1));
        // Raw text may hold anything after a value, so only the least of all characters tells what is above it.
        this.afterValue = format instanceof RawText ? "\0" : successor;
        this.endsInDelimiter = !prefix.isEmpty() && prefix.charAt(prefix.length() - 1) == delimiter;
        if (prefix.isEmpty()) {
            this.least = null;
            this.greatest = null;
        } else if (endsInDelimiter) {
            this.least = prefix;
            this.greatest = prefix.substring(0, prefix.length() - 1) + successor;
        } else {
            this.least = prefix + format.least();
            this.greatest = prefix + fixedGreatest(part) + (followed ? successor : "");
        }
    }

    /** A component that something follows, after a prefix that ends in the delimiter. */
    public static <R> TextRange<R> followed(String prefix, KeyPart<R> part) {
        return followed(prefix, part, delimiterOf(prefix));
    }

    /** A component that something follows, after any prefix. */
    public static <R> TextRange<R> followed(String prefix, KeyPart<R> part, char delimiter) {
        return new TextRange<>(prefix, part, true, delimiter);
    }

    /** The last component of a template, after a prefix that ends in the delimiter. */
    public static <R> TextRange<R> last(String prefix, KeyPart<R> part) {
        return last(prefix, part, delimiterOf(prefix));
    }

    /** The last component of a template, after any prefix. */
    public static <R> TextRange<R> last(String prefix, KeyPart<R> part, char delimiter) {
        return new TextRange<>(prefix, part, false, delimiter);
    }

    private static char delimiterOf(String prefix) {
        if (prefix.isEmpty()) {
            throw new IllegalArgumentException("an empty prefix doesn't tell the delimiter");
        }
        return prefix.charAt(prefix.length() - 1);
    }

    private static <R> OrderedFormat<R> ordered(KeyPart<R> part) {
        if (part.format() instanceof OrderedFormat<R> format
                && !(part.format() instanceof TextFormat text && !text.keepsOrder())) {
            return format;
        }
        throw new IllegalArgumentException(part.component() + " is written in a format that serves equality only");
    }

    private static <R> String fixedGreatest(KeyPart<R> part) {
        String greatest = ordered(part).greatest();
        if (greatest == null) {
            throw new IllegalArgumentException(part.component() + " is text, which has to follow a delimiter");
        }
        return greatest;
    }

    @Override
    public SortCondition condition(Bounds<R> bounds) {
        try {
            KeyInterval keys = new KeyInterval(followed);
            if (!lower(keys, bounds.lower(), bounds.lowerIncluded())
                    || !upper(keys, bounds.upper(), bounds.upperIncluded())) {
                return SortCondition.nothing();
            }
            return startingWith(keys, bounds.prefix());
        } catch (IllegalArgumentException e) {
            throw part.invalid(e);
        }
    }

    /** Whether there can be any value within the bound. */
    private boolean lower(KeyInterval keys, @Nullable R bound, boolean included) {
        if (bound == null) {
            return true;
        }
        String value = included ? format.ceiling(bound) : format.floor(bound);
        if (value == null) {
            return !included;
        }
        if (included && !value.equals(format.least())) {
            keys.from(prefix + value);
        } else if (!included) {
            keys.after(prefix + value, afterValue);
            return !value.equals(format.greatest());
        }
        return true;
    }

    /** Whether there can be any value within the bound. */
    private boolean upper(KeyInterval keys, @Nullable R bound, boolean included) {
        if (bound == null) {
            return true;
        }
        String value = included ? format.floor(bound) : format.ceiling(bound);
        if (value == null) {
            return !included;
        }
        if (included) {
            if (!value.equals(format.greatest())) {
                keys.until(followed ? prefix + value + afterValue : prefix + value);
            }
            return true;
        }
        if (value.equals(format.least())) {
            return false;
        }
        String below = followed ? value : format.below(bound);
        if (below == null) {
            keys.before(prefix + value);
        } else {
            keys.until(prefix + below);
        }
        return true;
    }

    private SortCondition startingWith(KeyInterval keys, @Nullable String text) {
        if (text != null && !text.isEmpty()) {
            if (!(format instanceof TextFormat textFormat)) {
                throw new IllegalArgumentException("is not text, so it starts with nothing");
            }
            return keys.startingWith(prefix + textFormat.encodePrefix(text)).condition(part, least, greatest);
        }
        if (keys.isUnbounded() && endsInDelimiter) {
            return keys.startingWith(prefix).condition(part, least, greatest);
        }
        return keys.condition(part, least, greatest);
    }
}
