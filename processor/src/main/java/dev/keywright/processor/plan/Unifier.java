package dev.keywright.processor.plan;

import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.Component;
import dev.keywright.processor.template.EncodedForm;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds out whether two keys can be equal for some values: unifies their templates segment by segment, the partition and
 * the sort template jointly, so that a component that stands in both has one value. Where a value would have to be made of
 * another one and a text, it errs on the side of "can be equal".
 */
final class Unifier {
    private final char delimiter;
    private final Map<Object, String> values = new HashMap<>();
    private final Map<Object, Object> same = new HashMap<>();
    private final Map<Object, EncodedForm> forms = new HashMap<>();

    Unifier(char delimiter) {
        this.delimiter = delimiter;
    }

    /** Which of the two keys a component belongs to: components of the two are different variables, whatever their names. */
    private record Variable(boolean left, String name) {}

    /** Unifies one template of the left key with one of the right; false if no values make them equal. */
    boolean unify(BoundTemplate left, BoundTemplate right) {
        List<Segment> ours = Segment.of(left, delimiter);
        List<Segment> theirs = Segment.of(right, delimiter);
        int common = Math.min(ours.size(), theirs.size());
        for (int i = 0; i < common; i++) {
            if (isOpen(ours.get(i), theirs.get(i))) {
                return opens(ours.get(i), theirs.get(i));
            }
            if (!unify(ours.get(i), theirs.get(i))) {
                return false;
            }
        }
        return ours.size() == theirs.size();
    }

    /**
     * Unifies a prefix that ends in the delimiter with the beginning of the right template; false if no values make the
     * right template begin with it.
     *
     * @return the right template's segments behind the prefix; null if it can't begin so
     */
    @Nullable
    List<Segment> behind(List<Segment> prefix, BoundTemplate right) {
        List<Segment> theirs = Segment.of(right, delimiter);
        for (int i = 0; i < prefix.size(); i++) {
            if (i < theirs.size() && isOpen(prefix.get(i), theirs.get(i))) {
                return opens(prefix.get(i), theirs.get(i)) ? List.of(Segment.ANYTHING) : null;
            }
            if (i + 1 >= theirs.size() || !unify(prefix.get(i), theirs.get(i))) {
                return null;
            }
        }
        return theirs.subList(prefix.size(), theirs.size());
    }

    /** The left template with the values found so far. */
    String left(BoundTemplate template) {
        return text(template, true);
    }

    private String text(BoundTemplate template, boolean left) {
        StringBuilder text = new StringBuilder();
        for (BoundTemplate.Piece piece : template.parts()) {
            if (piece instanceof BoundTemplate.Piece.Literal literal) {
                text.append(literal.text());
            } else {
                Component component = ((BoundTemplate.Piece.Value) piece).component();
                Object variable = root(variable(component, left));
                String value = values.get(variable);
                text.append(
                        value != null
                                ? value
                                : Texts.sample(forms.getOrDefault(
                                        variable, component.format().form())));
            }
        }
        return text.toString();
    }

    /** Whether it can't be told what stands beside what from here on. */
    private static boolean isOpen(Segment ours, Segment theirs) {
        return (ours.open() || theirs.open()) && !ours.isAsWideAs(theirs);
    }

    private static boolean opens(Segment ours, Segment theirs) {
        if (ours.open() && theirs.open()) {
            return ours.text().startsWith(theirs.text()) || theirs.text().startsWith(ours.text());
        }
        return ours.open() ? opened(ours, theirs) : opened(theirs, ours);
    }

    /** Whether what an open segment stands for can begin like another segment. */
    private static boolean opened(Segment open, Segment other) {
        return other.text().startsWith(open.text())
                || (other.component() != null && open.text().startsWith(other.text()));
    }

    private boolean unify(Segment ours, Segment theirs) {
        Component left = ours.component();
        Component right = theirs.component();
        if (left == null && right == null) {
            return ours.text().equals(theirs.text());
        }
        if (right == null && left != null) {
            return theirs.text().startsWith(ours.text())
                    && assign(left, true, theirs.text().substring(ours.text().length()));
        }
        if (left == null && right != null) {
            return ours.text().startsWith(theirs.text())
                    && assign(right, false, ours.text().substring(theirs.text().length()));
        }
        if (left == null || right == null) {
            return false;
        }
        if (ours.text().equals(theirs.text())) {
            return join(left, right);
        }
        if (theirs.text().startsWith(ours.text())) {
            return behind(left, true, theirs.text().substring(ours.text().length()), right);
        }
        return ours.text().startsWith(theirs.text())
                && behind(right, false, ours.text().substring(theirs.text().length()), left);
    }

    private boolean assign(Component component, boolean left, String value) {
        Object variable = root(variable(component, left));
        String known = values.putIfAbsent(variable, value);
        return Texts.accepts(component.format().form(), value, delimiter)
                && Texts.accepts(formOf(variable, component), value, delimiter)
                && (known == null || known.equals(value));
    }

    private boolean join(Component left, Component right) {
        Object ours = root(variable(left, true));
        Object theirs = root(variable(right, false));
        String leftValue = values.get(ours);
        String rightValue = values.get(theirs);
        if (leftValue != null) {
            return assign(right, false, leftValue);
        }
        if (rightValue != null) {
            return assign(left, true, rightValue);
        }
        EncodedForm form = formOf(ours, left);
        EncodedForm other = formOf(theirs, right);
        String sample = Texts.common(form, "", other, delimiter);
        if (sample == null) {
            return false;
        }
        if (!ours.equals(theirs)) {
            same.put(ours, theirs);
        }
        forms.put(theirs, narrower(form, other));
        return true;
    }

    /** One value is a text and another value. */
    private boolean behind(Component whole, boolean left, String head, Component rest) {
        return Texts.common(whole.format().form(), head, rest.format().form(), delimiter) != null
                && values.get(root(variable(whole, left))) == null;
    }

    private static EncodedForm narrower(EncodedForm a, EncodedForm b) {
        return rank(a) <= rank(b) ? a : b;
    }

    private static int rank(EncodedForm form) {
        if (form instanceof EncodedForm.OneOf) {
            return 0;
        }
        return form instanceof EncodedForm.Masked ? 1 : form instanceof EncodedForm.Text ? 2 : 3;
    }

    private EncodedForm formOf(Object variable, Component component) {
        return forms.getOrDefault(variable, component.format().form());
    }

    private static Object variable(Component component, boolean left) {
        return new Variable(
                left, component.reference() + ":" + component.format().name());
    }

    private Object root(Object variable) {
        Object root = variable;
        for (Object next = same.get(root); next != null; next = same.get(root)) {
            root = next;
        }
        return root;
    }
}
