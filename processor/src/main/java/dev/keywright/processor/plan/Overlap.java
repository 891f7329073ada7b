package dev.keywright.processor.plan;

import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.BoundTemplate.Piece;
import dev.keywright.processor.template.Component;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.EncodedForm;
import java.util.List;

/**
 * Finds out whether rows of another key can be among those that the condition of a plan reads: in its partition, and within
 * its interval of sort keys. Errs on the side of "can be".
 */
final class Overlap {
    private static final String BEYOND_ALL = "\uffff";

    private final PatternPlan plan;
    private final char delimiter;

    Overlap(PatternPlan plan, char delimiter) {
        this.plan = plan;
        this.delimiter = delimiter;
    }

    /** Whether rows with another key of the same table or index can be among those of the plan. */
    boolean with(List<KeyAttribute> partition, List<KeyAttribute> sort) {
        Unifier unifier = new Unifier(delimiter);
        for (int i = 0; i < partition.size(); i++) {
            if (!unifier.unify(
                    fixed(plan.key().partition().get(i).template()),
                    partition.get(i).template())) {
                return false;
            }
        }
        for (int i = 0; i < plan.sortEquals(); i++) {
            if (!unifier.unify(
                    fixed(plan.key().sort().get(i).template()), sort.get(i).template())) {
                return false;
            }
        }
        return sort.isEmpty() || sort(unifier, sort.get(plan.sortEquals()).template());
    }

    private boolean sort(Unifier unifier, BoundTemplate other) {
        SortPlan sort = plan.sort();
        if (sort instanceof SortPlan.Equal equal) {
            return unifier.unify(fixed(equal.template()), other);
        }
        if (sort instanceof SortPlan.EqualNative) {
            return unifier.unify(fixed(plan.key().sort().get(plan.sortEquals()).template()), other);
        }
        if (sort instanceof SortPlan.Prefix prefix) {
            return begins(unifier, fixed(prefix.template()), other);
        }
        if (sort instanceof SortPlan.Between between) {
            return between(unifier, fixed(between.low()), fixed(between.high()), other);
        }
        if (sort instanceof SortPlan.Range range && !range.prefix().parts().isEmpty()) {
            BoundTemplate prefix = fixed(range.prefix());
            if (range.component().format().form() instanceof EncodedForm.Masked masked && !endsComponent(prefix)) {
                SortPlan.Between all = TemplateText.between(prefix, masked, range.followed(), delimiter);
                return between(unifier, all.low(), all.high(), other);
            }
            return begins(unifier, prefix, other);
        }
        return true;
    }

    private boolean begins(Unifier unifier, BoundTemplate prefix, BoundTemplate other) {
        List<Segment> segments = Segment.of(prefix, delimiter);
        return unifier.behind(segments.subList(0, segments.size() - 1), other) != null;
    }

    private boolean between(Unifier unifier, BoundTemplate low, BoundTemplate high, BoundTemplate other) {
        List<Segment> from = Segment.of(low, delimiter);
        List<Segment> to = Segment.of(high, delimiter);
        int common = 0;
        while (common + 1 < Math.min(from.size(), to.size()) && from.get(common).equals(to.get(common))) {
            common++;
        }
        List<Segment> rest = unifier.behind(from.subList(0, common), other);
        return rest != null
                && text(rest, false).compareTo(text(to.subList(common, to.size()), true)) <= 0
                && text(rest, true).compareTo(text(from.subList(common, from.size()), false)) >= 0;
    }

    /** The least text that segments stand for, or one beyond the greatest. */
    private String text(List<Segment> segments, boolean greatest) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < segments.size(); i++) {
            text.append(segments.get(i).text());
            Component component = segments.get(i).component();
            if (segments.get(i).open()) {
                return greatest ? text + BEYOND_ALL : text.toString();
            }
            if (component != null) {
                return text.append(end(component, greatest)).toString();
            }
            if (i + 1 < segments.size()) {
                text.append(delimiter);
            }
        }
        return text.toString();
    }

    private String end(Component component, boolean greatest) {
        EncodedForm form = component.format().form();
        if (form instanceof EncodedForm.Masked masked) {
            return greatest ? masked.greatest() + BEYOND_ALL : masked.least();
        }
        if (form instanceof EncodedForm.OneOf one) {
            List<String> sorted = one.texts().stream().sorted().toList();
            return greatest ? sorted.get(sorted.size() - 1) + BEYOND_ALL : sorted.get(0);
        }
        boolean isEscaped = form instanceof EncodedForm.Text
                && new Delimiter(delimiter).escapes()
                && !component.format().name().equals("plain");
        return greatest ? BEYOND_ALL : isEscaped ? String.valueOf((char) (delimiter + 1)) : "";
    }

    private boolean endsComponent(BoundTemplate prefix) {
        Piece last = prefix.parts().get(prefix.parts().size() - 1);
        return last instanceof Piece.Literal literal
                && literal.text().charAt(literal.text().length() - 1) == delimiter;
    }

    /** The template with the values that the pattern's {@code where} fixes in place of their components. */
    private BoundTemplate fixed(BoundTemplate template) {
        return ConstantText.in(template, plan.constants(), delimiter);
    }
}
