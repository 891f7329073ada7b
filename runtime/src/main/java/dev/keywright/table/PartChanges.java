package dev.keywright.table;

import dev.keywright.table.UpdateChanges.Write;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What an update writes inside nested maps, by path; only to a value or no more. */
final class PartChanges {
    private final Map<List<String>, Write> writes;

    PartChanges() {
        this(Map.of());
    }

    private PartChanges(Map<List<String>, Write> writes) {
        this.writes = new LinkedHashMap<>(writes);
    }

    PartChanges copy() {
        return new PartChanges(writes);
    }

    /** Of several values for one path the last one counts; one path in another is refused by DynamoDB. */
    void write(List<String> path, Write write) {
        for (List<String> other : writes.keySet()) {
            if (!other.equals(path) && (isWithin(path, other) || isWithin(other, path))) {
                throw overlap(other, path);
            }
        }
        writes.put(path, write);
    }

    /** Checks that an attribute that is written as a whole isn't in part too. */
    void checkWhole(String attribute) {
        for (List<String> path : writes.keySet()) {
            if (path.get(0).equals(attribute)) {
                throw overlap(List.of(attribute), path);
            }
        }
    }

    static IllegalStateException overlap(List<String> one, List<String> other) {
        return new IllegalStateException(text(one) + " and " + text(other)
                + " are written by one update, but one is in the other: set the whole, or parts of it");
    }

    /** The maps that have to be there. */
    Set<List<String>> parents() {
        Set<List<String>> parents = new LinkedHashSet<>();
        writes.keySet().forEach(path -> parents.add(path.subList(0, path.size() - 1)));
        return parents;
    }

    /** The first of those that isn't there; null for none. */
    @Nullable
    String missingParent(Map<String, AttributeValue> item) {
        return parents().stream()
                .filter(parent -> ConditionMatch.find(parent, item) == null)
                .findFirst()
                .map(PartChanges::text)
                .orElse(null);
    }

    /** The attributes that have such parts. */
    Set<String> attributes() {
        Set<String> attributes = new LinkedHashSet<>();
        writes.keySet().forEach(path -> attributes.add(path.get(0)));
        return attributes;
    }

    /** Whether they may have left an item as it is. */
    boolean haveLeft(Map<String, AttributeValue> item) {
        return writes.entrySet().stream()
                .allMatch(write -> write.getValue().hasLeft(ConditionMatch.find(write.getKey(), item)));
    }

    /** Adds them to the clauses of an update expression. */
    void addTo(List<String> sets, List<String> removes, Placeholders placeholders) {
        writes.forEach((path, write) -> {
            String name = placeholders.path(path);
            switch (write.action()) {
                case SET -> sets.add(name + " = " + placeholders.value(Objects.requireNonNull(write.value())));
                default -> removes.add(name);
            }
        });
    }

    boolean isEmpty() {
        return writes.isEmpty();
    }

    private static boolean isWithin(List<String> path, List<String> whole) {
        return path.size() > whole.size() && path.subList(0, whole.size()).equals(whole);
    }

    private static String text(List<String> path) {
        return String.join(".", path);
    }
}
