package dev.keywright.table;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What an update adds, appends or takes away. */
final class Amounts {
    private Amounts() {}

    /** Both, of one type: the sum of numbers, all elements of lists and sets. */
    static AttributeValue joined(AttributeValue first, AttributeValue second) {
        return switch (first.type()) {
            case N ->
                AttributeValue.fromN(new BigDecimal(first.n())
                        .add(new BigDecimal(second.n()))
                        .toString());
            case L -> AttributeValue.fromL(both(first.l(), second.l()));
            case SS -> AttributeValue.fromSs(distinct(first.ss(), second.ss()));
            case NS -> AttributeValue.fromNs(distinct(first.ns(), second.ns()));
            case BS -> AttributeValue.fromBs(distinct(first.bs(), second.bs()));
            default -> throw new IllegalArgumentException("a value of type " + first.type() + " can't be added to");
        };
    }

    private static <T> List<T> both(List<T> first, List<T> second) {
        List<T> both = new ArrayList<>(first);
        both.addAll(second);
        return List.copyOf(both);
    }

    /** DynamoDB refuses a set with an element twice. */
    private static <T> List<T> distinct(List<T> first, List<T> second) {
        Set<T> distinct = new LinkedHashSet<>(first);
        distinct.addAll(second);
        return List.copyOf(distinct);
    }

    /** Whether a set has all elements of another of its type; of numbers and lists that can't be told. */
    static boolean contains(AttributeValue set, AttributeValue elements) {
        return isSet(elements) && set.type() == elements.type() && elements(set).containsAll(elements(elements));
    }

    /** Whether a set has an element of another. */
    static boolean containsAny(AttributeValue set, AttributeValue elements) {
        return elements(set).stream().anyMatch(elements(elements)::contains);
    }

    private static boolean isSet(AttributeValue value) {
        return value.hasSs() || value.hasNs() || value.hasBs();
    }

    private static Set<Object> elements(AttributeValue set) {
        Set<Object> elements = new HashSet<>(set.ss());
        elements.addAll(set.bs());
        set.ns().forEach(number -> elements.add(new BigDecimal(number).stripTrailingZeros()));
        return elements;
    }
}
