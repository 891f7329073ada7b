package dev.keywright.processor.plan;

import dev.keywright.key.Bounds;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A pattern as it is asked once: with values of what is given, and bounds. Its answer is defined by the objects alone; a key
 * matters only in that a component with a lossy format compares encoded.
 */
record Question(PatternModel pattern, Map<String, Object> given, Bounds<Object> bounds) {
    /** All ways to ask a pattern. */
    static List<Question> of(PatternModel pattern) {
        List<Map<String, Object>> values = new ArrayList<>(List.of(new HashMap<>()));
        for (String name : pattern.given()) {
            List<Map<String, Object>> longer = new ArrayList<>();
            for (Map<String, Object> before : values) {
                for (Object value : Samples.VALUES.get(name)) {
                    if (value != null) {
                        Map<String, Object> with = new HashMap<>(before);
                        with.put(name, value);
                        longer.add(with);
                    }
                }
            }
            values = longer;
        }
        List<Question> questions = new ArrayList<>();
        for (Map<String, Object> given : values) {
            for (Bounds<Object> bounds : boundsOf(pattern.range())) {
                questions.add(new Question(pattern, given, bounds));
            }
        }
        return questions;
    }

    private static List<Bounds<Object>> boundsOf(String range) {
        List<Bounds<Object>> all = new ArrayList<>(List.of(new Bounds<>(null, true, null, true, null)));
        if (range.isEmpty()) {
            return all;
        }
        for (Object value : Samples.VALUES.get(range)) {
            if (value != null) {
                all.add(new Bounds<>(value, true, null, true, null));
                all.add(new Bounds<>(value, false, null, true, null));
                all.add(new Bounds<>(null, true, value, true, null));
                all.add(new Bounds<>(null, true, value, false, null));
                all.add(new Bounds<>(value, true, value, true, null));
            }
        }
        return all;
    }

    /** Whether nothing is bounded. */
    boolean isUnbounded() {
        return bounds.lower() == null && bounds.upper() == null;
    }

    /** Whether an object is part of the answer. */
    boolean asksFor(Map<String, Object> object, KeyPlan key) {
        for (Map.Entry<String, Object> each : given.entrySet()) {
            Object value = object.get(each.getKey());
            if (value == null || !isSame(key, each.getKey(), value, each.getValue())) {
                return false;
            }
        }
        for (WhenModel where : pattern.where()) {
            if (!holds(where, object)) {
                return false;
            }
        }
        return pattern.range().isEmpty() || isWithin(object.get(pattern.range()), key);
    }

    private boolean isWithin(Object value, KeyPlan key) {
        if (value == null) {
            return false;
        }
        Comparator<Object> order = order(key, pattern.range());
        int lower = bounds.lower() == null ? 1 : order.compare(value, bounds.lower());
        int upper = bounds.upper() == null ? -1 : order.compare(value, bounds.upper());
        return (lower > 0 || (lower == 0 && bounds.lowerIncluded()))
                && (upper < 0 || (upper == 0 && bounds.upperIncluded()));
    }

    static boolean holds(WhenModel when, Map<String, Object> object) {
        Object value = object.get(when.attribute());
        if (value == null || when.absent()) {
            return value == null && when.absent();
        }
        String text = value instanceof Enum<?> constant ? constant.name() : value.toString();
        return when.values().isEmpty() || when.values().contains(text);
    }

    private boolean isSame(KeyPlan key, String name, Object value, Object given) {
        List<Component> components = reached(key).stream()
                .filter(component -> component.reference().equals(name))
                .toList();
        return components.isEmpty()
                ? value.equals(given)
                : components.stream()
                        .allMatch(component -> component.format().lossless()
                                ? value.equals(given)
                                : KeyTexts.text(component, value).equals(KeyTexts.text(component, given)));
    }

    /** What a condition can compare: the partition, and of the sort key what is given, up to the first that isn't. */
    private List<Component> reached(KeyPlan key) {
        List<Component> reached = new ArrayList<>();
        key.partition().forEach(attribute -> reached.addAll(attribute.components()));
        for (KeyAttribute attribute : key.sort()) {
            for (Component component : attribute.components()) {
                reached.add(component);
                if (!given.containsKey(component.reference()) && !isFixed(component.attribute())) {
                    return reached;
                }
            }
        }
        return reached;
    }

    private boolean isFixed(AttributeModel attribute) {
        return !new Conditions(Samples.ATTRIBUTES)
                .onlyValue(pattern.where(), attribute.name())
                .isEmpty();
    }

    /** The order of an attribute's values: their own, or where a format loses some of them, that of what is left. */
    @SuppressWarnings("unchecked")
    static Comparator<Object> order(KeyPlan key, String name) {
        for (Component component : components(key, name)) {
            if (!component.format().lossless()) {
                return Comparator.comparing(value -> KeyTexts.text(component, value));
            }
        }
        return (a, b) -> ((Comparable<Object>) a).compareTo(b);
    }

    private static List<Component> components(KeyPlan key, String name) {
        return key.attributes().stream()
                .flatMap(attribute -> attribute.components().stream())
                .filter(component -> component.reference().equals(name))
                .toList();
    }

    @Override
    public String toString() {
        return describe(pattern) + " given " + given + " from " + bounds.lower()
                + (bounds.lowerIncluded() ? "" : " excluded") + " to " + bounds.upper()
                + (bounds.upperIncluded() ? "" : " excluded");
    }

    static String describe(PatternModel pattern) {
        return "given=" + pattern.given() + " range=" + pattern.range() + " where="
                + pattern.where().stream().map(WhenModel::describe).toList();
    }
}
