package dev.keywright.processor.plan;

import dev.keywright.key.SortCondition;
import dev.keywright.key.SortCondition.Operator;
import dev.keywright.key.TextRange;
import dev.keywright.processor.template.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The key condition that generated code would send for a question, and what it lets through. */
final class Answer {
    private final PatternPlan plan;
    private final Question question;
    private final List<AttributeValue> equal = new ArrayList<>();
    private final SortCondition sort;

    Answer(PatternPlan plan, Question question) {
        this.plan = plan;
        this.question = question;
        plan.key().partition().forEach(attribute -> equal.add(KeyTexts.value(attribute, this::value)));
        for (int i = 0; i < plan.sortEquals(); i++) {
            equal.add(KeyTexts.value(plan.key().sort().get(i), this::value));
        }
        this.sort = condition(plan.sort());
    }

    /** Whether a row with this key, partition first, would come back. */
    boolean reads(List<AttributeValue> key) {
        return key.subList(0, equal.size()).equals(equal)
                && (key.size() == equal.size() || sort.contains(key.get(equal.size())));
    }

    /** The value of a component: what is given for it, at its place among the parameters, or what {@code where} fixes. */
    private Object value(Component component) {
        for (int i = 0; i < plan.parameters().size(); i++) {
            if (plan.parameters().get(i).name().equals(component.name())) {
                return question.given().get(plan.pattern().given().get(i));
            }
        }
        String constant = plan.constants().get(component.name());
        if (constant == null) {
            throw new IllegalStateException("nothing gives " + component.reference() + " of " + plan);
        }
        return KeyTexts.named(component, constant);
    }

    private SortCondition condition(SortPlan sort) {
        Function<Component, Object> values = this::value;
        if (sort instanceof SortPlan.Equal only) {
            return SortCondition.of(Operator.EQUAL, text(KeyTexts.text(only.template(), values)));
        }
        if (sort instanceof SortPlan.EqualNative only) {
            return SortCondition.of(Operator.EQUAL, KeyTexts.stored(value(only.component())));
        }
        if (sort instanceof SortPlan.Prefix prefix) {
            return SortCondition.of(Operator.BEGINS_WITH, text(KeyTexts.text(prefix.template(), values)));
        }
        if (sort instanceof SortPlan.Between between) {
            return SortCondition.between(
                    text(KeyTexts.text(between.low(), values)), text(KeyTexts.text(between.high(), values)));
        }
        if (sort instanceof SortPlan.Range range) {
            String prefix = KeyTexts.text(range.prefix(), values);
            return (range.followed()
                            ? TextRange.followed(prefix, KeyTexts.part(range.component()), '#')
                            : TextRange.last(prefix, KeyTexts.part(range.component()), '#'))
                    .condition(question.bounds());
        }
        if (sort instanceof SortPlan.RangeNative range) {
            return ofNative(range.component());
        }
        return SortCondition.any();
    }

    private SortCondition ofNative(Component component) {
        List<SortCondition> both = new ArrayList<>();
        if (question.bounds().lower() != null) {
            both.add(SortCondition.of(
                    question.bounds().lowerIncluded() ? Operator.AT_LEAST : Operator.GREATER,
                    KeyTexts.stored(question.bounds().lower())));
        }
        if (question.bounds().upper() != null) {
            both.add(SortCondition.of(
                    question.bounds().upperIncluded() ? Operator.AT_MOST : Operator.LESS,
                    KeyTexts.stored(question.bounds().upper())));
        }
        return both.isEmpty()
                ? SortCondition.any()
                : both.size() == 1
                        ? both.get(0)
                        : SortCondition.between(
                                KeyTexts.stored(question.bounds().lower()),
                                KeyTexts.stored(question.bounds().upper()));
    }

    private static AttributeValue text(String text) {
        return AttributeValue.fromS(text);
    }

    /** The key that an object has, partition first; null if it has none. */
    static List<AttributeValue> keyOf(KeyPlan key, Map<String, Object> object) {
        if (key.when().stream().anyMatch(when -> !Question.holds(when, object))) {
            return null;
        }
        for (Component component : key.parameters()) {
            if (object.get(component.attribute().name()) == null) {
                return null;
            }
        }
        return key.attributes().stream()
                .map(attribute -> KeyTexts.value(
                        attribute, component -> object.get(component.attribute().name())))
                .toList();
    }
}
