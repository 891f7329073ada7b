package dev.keywright.mapping;

import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What the primary keys of one type look like: how items are told apart in a table without a type attribute. The compiler
 * has made sure that no key looks like those of two types.
 */
public final class KeyShape {
    /** Half a surrogate pair, which no stored text holds: what stands for a value can't reach over it. */
    private static final String BETWEEN = "\\x{d800}";

    private static final char BETWEEN_KEYS = '\ud800';

    private final String expression;

    /** Made when an item is first looked at: writing needs none, and a cold start is longer for it. */
    private volatile @Nullable Pattern pattern;

    private KeyShape(String expression) {
        this.expression = expression;
    }

    /** The shape of keys without a sort key; {@code partition} is a regular expression. */
    public static KeyShape of(String partition) {
        return new KeyShape(partition);
    }

    /** The shape of keys by regular expressions; what stands in both has a group in the first. */
    public static KeyShape of(String partition, String sort) {
        return new KeyShape(partition.concat(BETWEEN).concat(sort));
    }

    boolean matches(TableLayout layout, Map<String, AttributeValue> item) {
        String key = text(item.get(layout.partitionKey()));
        if (layout.sortKey() != null) {
            key += BETWEEN_KEYS + text(item.get(layout.sortKey()));
        }
        return pattern().matcher(key).matches();
    }

    private Pattern pattern() {
        Pattern made = pattern;
        if (made == null) {
            made = Pattern.compile(expression, Pattern.DOTALL);
            pattern = made;
        }
        return made;
    }

    /** Numbers and binaries are told by nothing: there is one type for each key attribute of a table. */
    private static String text(@Nullable AttributeValue value) {
        return value == null || value.s() == null ? "" : value.s();
    }
}
