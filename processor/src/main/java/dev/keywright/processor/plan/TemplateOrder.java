package dev.keywright.processor.plan;

import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.BoundTemplate.Piece;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compares templates whose components have one value each: by their texts, as far as constants decide it. */
final class TemplateOrder {
    private TemplateOrder() {}

    /** The one whose text is less; null where that depends on values. */
    static @Nullable BoundTemplate lesser(BoundTemplate a, BoundTemplate b) {
        Integer order = compare(a, b);
        return order == null ? null : order <= 0 ? a : b;
    }

    /** The one whose text is greater; null where that depends on values. */
    static @Nullable BoundTemplate greater(BoundTemplate a, BoundTemplate b) {
        Integer order = compare(a, b);
        return order == null ? null : order >= 0 ? a : b;
    }

    private static @Nullable Integer compare(BoundTemplate a, BoundTemplate b) {
        List<Piece> left = a.parts();
        List<Piece> right = b.parts();
        int common = Math.min(left.size(), right.size());
        for (int i = 0; i < common; i++) {
            if (left.get(i).equals(right.get(i))) {
                continue;
            }
            return left.get(i) instanceof Piece.Literal one && right.get(i) instanceof Piece.Literal other
                    ? compare(one.text(), other.text(), left.size() > i + 1, right.size() > i + 1)
                    : null;
        }
        return Integer.compare(left.size(), right.size());
    }

    /** Two different texts; where the shorter goes on with a value, the longer's rest decides nothing. */
    private static @Nullable Integer compare(String one, String other, boolean oneGoesOn, boolean otherGoesOn) {
        if ((other.startsWith(one) && oneGoesOn) || (one.startsWith(other) && otherGoesOn)) {
            return null;
        }
        return Integer.signum(one.compareTo(other));
    }
}
