package dev.keywright.processor.plan;

import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.BoundTemplate.Piece;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The smallest condition on a sort key that covers those of several members of a collection. */
final class Interval {
    private final PatternPlan speaker;
    private final List<PatternPlan> plans;
    private final char delimiter;
    private final Map<String, Component> constants = new HashMap<>();
    private final Map<Component, String> texts = new HashMap<>();

    /** {@code speaker}: the plan of the member whose components the condition is to name. */
    Interval(PatternPlan speaker, List<PatternPlan> plans, char delimiter) {
        this.speaker = speaker;
        this.plans = plans;
        this.delimiter = delimiter;
    }

    /** The condition in terms of the parameters; null where the members' conditions can't be compared, or hold other rows. */
    @Nullable
    SortPlan cover() {
        SortPlan cover = smallest();
        return cover == null ? null : withConstants(cover);
    }

    /** The first member of which the smallest cover holds rows outside the member's own condition; -1 for none. */
    int stray() {
        SortPlan cover = smallest();
        return cover == null ? -1 : stray(cover);
    }

    /** Whether the one row of a member comes before those of all others, in the order asked. */
    boolean isFirst(int member, boolean descending) {
        BoundTemplate own = low(translated(plans.get(member)));
        for (int i = 0; i < plans.size(); i++) {
            if (i != member) {
                SortPlan sort = translated(plans.get(i));
                BoundTemplate other = descending ? high(sort) : low(sort);
                if (own == null || other == null || own.equals(other)) {
                    return false;
                }
                BoundTemplate first = descending ? TemplateOrder.greater(own, other) : TemplateOrder.lesser(own, other);
                if (!own.equals(first)) {
                    return false;
                }
            }
        }
        return true;
    }

    private @Nullable SortPlan smallest() {
        List<SortPlan> sorts = new ArrayList<>();
        for (PatternPlan plan : plans) {
            SortPlan sort = translated(plan);
            if (!sorts.contains(sort)) {
                sorts.add(sort);
            }
        }
        if (sorts.size() == 1) {
            return sorts.get(0);
        }
        if (sorts.stream().anyMatch(SortPlan.Whole.class::isInstance)) {
            return new SortPlan.Whole();
        }
        BoundTemplate low = null;
        BoundTemplate high = null;
        for (SortPlan sort : sorts) {
            BoundTemplate from = low(sort);
            BoundTemplate to = high(sort);
            if (from == null || to == null) {
                return null;
            }
            low = low == null ? from : TemplateOrder.lesser(low, from);
            high = high == null ? to : TemplateOrder.greater(high, to);
            if (low == null || high == null) {
                return null;
            }
        }
        return low == null || high == null ? null : new SortPlan.Between(low, high);
    }

    /** Rows of a member that differ in what its condition fixes behind what low and high end have in common are in between. */
    private int stray(SortPlan cover) {
        int shared = cover instanceof SortPlan.Between between ? shared(between.low(), between.high()) : 0;
        for (int i = 0; i < plans.size(); i++) {
            SortPlan own = translated(plans.get(i));
            if (own.equals(cover) || own instanceof SortPlan.Whole) {
                continue;
            }
            BoundTemplate low = low(own);
            if (low == null || low.parts().stream().skip(shared).anyMatch(Piece.Value.class::isInstance)) {
                return i;
            }
        }
        return -1;
    }

    private static int shared(BoundTemplate low, BoundTemplate high) {
        int shared = 0;
        while (shared < Math.min(low.parts().size(), high.parts().size())
                && low.parts().get(shared).equals(high.parts().get(shared))) {
            shared++;
        }
        return shared;
    }

    private static @Nullable BoundTemplate low(SortPlan sort) {
        if (sort instanceof SortPlan.Equal equal) {
            return equal.template();
        }
        if (sort instanceof SortPlan.Prefix prefix) {
            return prefix.template();
        }
        return sort instanceof SortPlan.Between between ? between.low() : null;
    }

    private static @Nullable BoundTemplate high(SortPlan sort) {
        if (sort instanceof SortPlan.Equal equal) {
            return equal.template();
        }
        if (sort instanceof SortPlan.Prefix prefix) {
            return TemplateText.prefixEnd(prefix.template());
        }
        return sort instanceof SortPlan.Between between ? between.high() : null;
    }

    /** The condition of a member with the speaker's components in place of its own, which stand at the same positions. */
    private SortPlan translated(PatternPlan plan) {
        Map<Component, Component> ours = new HashMap<>();
        for (int i = 0; i < speaker.parameters().size(); i++) {
            ours.put(plan.parameters().get(i), speaker.parameters().get(i));
        }
        SortPlan sort = plan.sort();
        if (sort instanceof SortPlan.Equal equal) {
            return new SortPlan.Equal(translated(equal.template(), plan, ours));
        }
        if (sort instanceof SortPlan.EqualNative equal) {
            return new SortPlan.EqualNative(ours.getOrDefault(equal.component(), equal.component()));
        }
        if (sort instanceof SortPlan.Prefix prefix) {
            return new SortPlan.Prefix(translated(prefix.template(), plan, ours));
        }
        if (sort instanceof SortPlan.Between between) {
            return new SortPlan.Between(translated(between.low(), plan, ours), translated(between.high(), plan, ours));
        }
        if (sort instanceof SortPlan.Range range) {
            return new SortPlan.Range(
                    translated(range.prefix(), plan, ours), ranged(range.component()), range.followed());
        }
        return sort instanceof SortPlan.RangeNative range ? new SortPlan.RangeNative(ranged(range.component())) : sort;
    }

    /** The speaker's ranged component, if that of a member is written in the same way. */
    private Component ranged(Component component) {
        Component own = speaker.sort() instanceof SortPlan.Range range
                ? range.component()
                : speaker.sort() instanceof SortPlan.RangeNative range ? range.component() : component;
        return own.leaf().type().equals(component.leaf().type()) && own.format().equals(component.format())
                ? own
                : component;
    }

    private BoundTemplate translated(BoundTemplate template, PatternPlan plan, Map<Component, Component> ours) {
        List<Piece> pieces = new ArrayList<>();
        BoundTemplate settled = ConstantText.in(
                template,
                component ->
                        isOfAllRows(component, plan) ? ConstantText.of(component, plan.constants(), delimiter) : "");
        for (Piece piece : settled.parts()) {
            pieces.add(
                    piece instanceof Piece.Value value ? new Piece.Value(ours(value.component(), plan, ours)) : piece);
        }
        return new BoundTemplate(
                new BoundTemplate("", pieces).first(pieces.size()).source(), List.copyOf(pieces));
    }

    /** Whether no item has the key with another value, so that the text is as good as a literal. */
    private static boolean isOfAllRows(Component component, PatternPlan plan) {
        String path = component.reference().replaceFirst(":.*", "");
        return plan.key().when().stream()
                .anyMatch(when -> when.attribute().equals(path) && when.values().size() == 1);
    }

    /** The speaker's component; for a constant one component, whichever members' it is, for each text. */
    private Component ours(Component component, PatternPlan plan, Map<Component, Component> ours) {
        String text = ConstantText.of(component, plan.constants(), delimiter);
        if (text.isEmpty()) {
            return ours.getOrDefault(component, component);
        }
        Component constant = constants.computeIfAbsent(text, each -> component);
        texts.put(constant, text);
        return constant;
    }

    private SortPlan withConstants(SortPlan sort) {
        if (sort instanceof SortPlan.Equal equal) {
            return new SortPlan.Equal(withConstants(equal.template()));
        }
        if (sort instanceof SortPlan.Prefix prefix) {
            return new SortPlan.Prefix(withConstants(prefix.template()));
        }
        if (sort instanceof SortPlan.Between between) {
            return new SortPlan.Between(withConstants(between.low()), withConstants(between.high()));
        }
        return sort instanceof SortPlan.Range range
                ? new SortPlan.Range(withConstants(range.prefix()), range.component(), range.followed())
                : sort;
    }

    private BoundTemplate withConstants(BoundTemplate template) {
        return ConstantText.in(template, component -> texts.getOrDefault(component, ""));
    }
}
