package dev.keywright.processor.plan;

import dev.keywright.processor.plan.KeyAttribute.Source;
import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.BoundTemplate.Piece;
import dev.keywright.processor.template.Component;
import dev.keywright.processor.template.EncodedForm;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Walks a sort key from the left: equalities as far as they go, then at most one range, then nothing. */
final class SortWalk {
    private final List<KeyAttribute> attributes;
    private final Predicate<Component> isFixed;
    private final Predicate<Component> isRange;
    private final char delimiter;
    private final List<Component> equalities = new ArrayList<>();
    private final List<String> refusals = new ArrayList<>();
    private final List<SortPlan> plans = new ArrayList<>();
    private @Nullable Component stop;
    private boolean ranged;
    private boolean complete = true;

    SortWalk(KeyPlan key, Predicate<Component> isFixed, Predicate<Component> isRange, char delimiter) {
        this.attributes = key.sort();
        this.isFixed = isFixed;
        this.isRange = isRange;
        this.delimiter = delimiter;
    }

    void run() {
        for (KeyAttribute attribute : attributes) {
            SortPlan plan = plan(attribute);
            if (!(plan instanceof SortPlan.Whole)) {
                plans.add(plan);
            }
            if (!(plan instanceof SortPlan.Equal) && !(plan instanceof SortPlan.EqualNative)) {
                complete = false;
                return;
            }
        }
    }

    /** The components that are held equal to a given value. */
    List<Component> equalities() {
        return equalities;
    }

    /** Why the walk can't stop where it does. */
    List<String> refusals() {
        return refusals;
    }

    /** Whether it came to the range. */
    boolean ranged() {
        return ranged;
    }

    /** The first component that isn't held equal to a given value; null if all are. */
    @Nullable
    Component stop() {
        return stop;
    }

    /** Whether equalities fix the whole sort key. */
    boolean complete() {
        return complete;
    }

    /** How many attributes are held equal before the one that {@link #plan()} is about. */
    int sortEquals() {
        return Math.max(0, plans.size() - 1);
    }

    /** The condition on the last attribute that has one. */
    SortPlan plan() {
        return plans.isEmpty() ? new SortPlan.Whole() : plans.get(plans.size() - 1);
    }

    private SortPlan plan(KeyAttribute attribute) {
        if (!(attribute.source() instanceof Source.Native own)) {
            return plan(attribute.template());
        }
        Component component = own.component();
        if (isFixed.test(component)) {
            equalities.add(component);
            return new SortPlan.EqualNative(component);
        }
        stop = component;
        if (isRange.test(component)) {
            ranged = true;
            if (!component.format().ordered()) {
                refusals.add("keys do not compare as " + component.reference() + " does");
            }
            return new SortPlan.RangeNative(component);
        }
        return new SortPlan.Whole();
    }

    private SortPlan plan(BoundTemplate template) {
        for (int i = 0; i < template.parts().size(); i++) {
            if (template.parts().get(i) instanceof Piece.Value value) {
                Component component = value.component();
                boolean followed = i + 1 < template.parts().size();
                if (isFixed.test(component)) {
                    equalities.add(component);
                    continue;
                }
                stop = component;
                if (isRange.test(component)) {
                    return range(template.first(i), component, followed);
                }
                return prefix(template.first(i), component, followed);
            }
        }
        return new SortPlan.Equal(template);
    }

    private SortPlan range(BoundTemplate prefix, Component component, boolean followed) {
        ranged = true;
        if (!component.format().ordered()) {
            refusals.add("keys do not compare as " + component.reference() + " does");
        } else if (!endsComponent(prefix) && !(component.format().form() instanceof EncodedForm.Masked)) {
            refusals.add("nothing ends the text before " + component.reference());
        }
        return new SortPlan.Range(prefix, component, followed);
    }

    private SortPlan prefix(BoundTemplate prefix, Component next, boolean followed) {
        if (prefix.parts().isEmpty()) {
            return new SortPlan.Whole();
        }
        if (endsComponent(prefix)) {
            return new SortPlan.Prefix(prefix);
        }
        if (next.format().form() instanceof EncodedForm.Masked masked) {
            return TemplateText.between(prefix, masked, followed, delimiter);
        }
        refusals.add("nothing ends the text before " + next.reference());
        return new SortPlan.Prefix(prefix);
    }

    private boolean endsComponent(BoundTemplate prefix) {
        if (prefix.parts().isEmpty()) {
            return true;
        }
        Piece last = prefix.parts().get(prefix.parts().size() - 1);
        return last instanceof Piece.Literal literal
                && literal.text().charAt(literal.text().length() - 1) == delimiter;
    }
}
