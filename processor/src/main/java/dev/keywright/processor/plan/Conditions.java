package dev.keywright.processor.plan;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.template.AttributePath;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What conditions on the attributes of an entity imply. Several conditions hold together, and each is on one attribute, so
 * that it is enough to compare, attribute by attribute, the values that they leave.
 */
public final class Conditions {
    private final List<AttributeModel> attributes;

    /** On these attributes. */
    public Conditions(List<AttributeModel> attributes) {
        this.attributes = attributes;
    }

    /**
     * What an attribute can be.
     *
     * @param absent whether it can be absent
     * @param values the values that it can have; null for any
     */
    private record Domain(boolean absent, @Nullable Set<String> values) {
        boolean isEmpty() {
            return !absent && values != null && values.isEmpty();
        }

        boolean isWithin(Domain other) {
            return (!absent || other.absent)
                    && (other.values == null || (values != null && other.values.containsAll(values)));
        }

        Domain limited(WhenModel when) {
            if (when.absent()) {
                return new Domain(absent && when.values().isEmpty(), Set.of());
            }
            if (when.values().isEmpty()) {
                return new Domain(false, values);
            }
            Set<String> left = new LinkedHashSet<>(when.values());
            if (values != null) {
                left.retainAll(values);
            }
            return new Domain(false, left);
        }
    }

    /**
     * Whether a condition holds wherever the premises do.
     *
     * @param present the attributes, or paths into them, that are known to be present
     */
    public boolean imply(List<WhenModel> premises, Set<String> present, WhenModel conclusion) {
        String path = conclusion.attribute();
        Domain all = domain(path);
        if (all == null) {
            return false;
        }
        Domain left = limited(all, path, premises);
        if (present.stream().anyMatch(known -> isWithin(known, path))) {
            left = new Domain(false, left.values());
        }
        return left.isWithin(all.limited(conclusion));
    }

    /** Whether some item can meet all of them; those on unknown attributes aside. */
    public boolean canHold(List<WhenModel> conditions) {
        for (WhenModel when : conditions) {
            Domain all = domain(when.attribute());
            if (all != null && limited(all, when.attribute(), conditions).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** The one value that the conditions leave an attribute; {@code ""} if they leave more, or none. */
    public String onlyValue(List<WhenModel> conditions, String path) {
        Domain all = domain(path);
        if (all == null
                || conditions.stream().noneMatch(when -> when.attribute().equals(path))) {
            return "";
        }
        Domain left = limited(all, path, conditions);
        return !left.absent() && left.values() != null && left.values().size() == 1
                ? left.values().iterator().next()
                : "";
    }

    /** What conditions leave; those on what is in an attribute, or what it is in, tell whether it is present. */
    private static Domain limited(Domain all, String path, List<WhenModel> conditions) {
        Domain left = all;
        for (WhenModel when : conditions) {
            if (when.attribute().equals(path)) {
                left = left.limited(when);
            } else if (isWithin(when.attribute(), path) && !when.absent()) {
                left = new Domain(false, left.values());
            } else if (isWithin(path, when.attribute()) && when.absent()) {
                left = new Domain(left.absent(), Set.of());
            }
        }
        return left;
    }

    /** Whether a path is another, or leads into what that leads to. */
    private static boolean isWithin(String path, String outer) {
        return path.equals(outer) || path.startsWith(outer + ".");
    }

    private @Nullable Domain domain(String path) {
        return AttributePath.find(attributes, path) instanceof AttributePath.Found found
                ? new Domain(found.path().stream().anyMatch(AttributeModel::nullable), values(found.leaf()))
                : null;
    }

    private static @Nullable Set<String> values(ValueType leaf) {
        if (leaf instanceof ValueType.Enumeration enumeration) {
            return Set.copyOf(enumeration.constants());
        }
        return leaf instanceof ValueType.Scalar scalar && scalar.scalar() == ScalarType.BOOLEAN
                ? Set.of("true", "false")
                : null;
    }
}
