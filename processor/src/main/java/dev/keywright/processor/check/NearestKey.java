package dev.keywright.processor.check;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.KeyPlan;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;
import dev.keywright.processor.template.Component;
import dev.keywright.processor.template.Delimiter;
import dev.keywright.processor.template.format.Binding;
import dev.keywright.processor.template.format.Formats;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The key that would serve a pattern: in an index that the entity isn't in yet, or else in a new one; what is given as its
 * partition, then what is ranged over, then what tells one item from another.
 *
 * @param index the index
 * @param isNew whether the table has yet to get it
 * @param table the simple name of the table type
 * @param keys the keys, by the simple name of their entity
 */
record NearestKey(String index, boolean isNew, String table, Map<String, KeyModel> keys) {
    /** The nearest. */
    static NearestKey find(TableAnalysis analysis, PatternOutcome outcome) {
        List<EntityKeys> members = analysis.entities().stream()
                .filter(each -> outcome.types().contains(each.entity().type().qualifiedName()))
                .toList();
        String parent = Parent.of(analysis, outcome).map(Parent::name).orElse("");
        String named = outcome.pattern().index();
        for (IndexModel index : analysis.table().indexes()) {
            if ((named.isEmpty() || named.equals(index.name())) && isFree(index, members)) {
                NearestKey key = in(index.name(), false, analysis.table(), outcome, members, parent);
                if (key.standsApart(analysis)) {
                    return key;
                }
            }
        }
        return in(newName(analysis.table()), true, analysis.table(), outcome, members, parent);
    }

    /** {@code parent}: of which entity there is to be one, as it is the parent of an aggregate; {@code ""} for none. */
    private static NearestKey in(
            String index,
            boolean isNew,
            TableModel table,
            PatternOutcome outcome,
            List<EntityKeys> members,
            String parent) {
        Map<String, KeyModel> keys = new LinkedHashMap<>();
        for (EntityKeys member : members) {
            String name = member.entity().type().simpleName();
            Maker maker = new Maker(table, outcome.pattern(), member);
            keys.put(name, maker.key(index, outcome.types().size() > 1, name.equals(parent)));
        }
        return new NearestKey(index, isNew, table.type().simpleName(), keys);
    }

    /** The annotations, ready to paste. */
    String text() {
        List<String> texts = new ArrayList<>();
        keys.forEach((entity, key) -> texts.add(keys.size() == 1 ? text(key) : text(key) + " on " + entity));
        String joined = String.join(", ", texts);
        return isNew ? joined + "   with @GlobalIndex(\"" + index + "\") on " + table : joined;
    }

    private static String text(KeyModel key) {
        StringBuilder text = new StringBuilder("@Key(index = \"")
                .append(key.index())
                .append("\", partition = \"")
                .append(key.partition())
                .append("\", sort = \"")
                .append(key.sort())
                .append('"');
        if (!key.when().isEmpty()) {
            text.append(", when = ").append(WhenModel.describe(key.when()));
        }
        return text.append(')').toString();
    }

    /** Whether the members can be in the index and aren't yet: one index for several types is to be preferred to one more. */
    private static boolean isFree(IndexModel index, List<EntityKeys> members) {
        if (index.local()
                || index.projection() != IndexModel.Projection.ALL
                || index.partition().size() != 1
                || index.sort().size() != 1) {
            return false;
        }
        List<String> attributes = List.of(index.partition().get(0), index.sort().get(0));
        return members.stream()
                .noneMatch(member ->
                        member.indexKeys().stream().anyMatch(key -> key.index().equals(index.name()))
                                || member.entity().shape().attributes().stream()
                                        .anyMatch(attribute -> attributes.contains(attribute.storedName())));
    }

    /** Whether no partition of it can be one of another key in the index, going by the texts before the first values. */
    private boolean standsApart(TableAnalysis analysis) {
        return analysis.entities().stream()
                .flatMap(entity -> entity.entity().keys().stream())
                .filter(other -> other.index().equals(index))
                .noneMatch(other -> keys.values().stream()
                        .anyMatch(key ->
                                head(key).startsWith(head(other)) || head(other).startsWith(head(key))));
    }

    private static String head(KeyModel key) {
        return key.partition().replaceFirst("\\{.*", "");
    }

    private static String newName(TableModel table) {
        int number = 1;
        while (isTaken(table, "GSI" + number)) {
            number++;
        }
        return "GSI" + number;
    }

    private static boolean isTaken(TableModel table, String name) {
        return table.indexes().stream().map(IndexModel::name).anyMatch(name::equals);
    }

    /** Makes the key of one entity. */
    private static final class Maker {
        private final Delimiter delimiter;
        private final PatternModel pattern;
        private final EntityKeys keys;
        private final Set<String> held = new LinkedHashSet<>();

        Maker(TableModel table, PatternModel pattern, EntityKeys keys) {
            this.delimiter = new Delimiter(table.delimiter());
            this.pattern = pattern;
            this.keys = keys;
        }

        KeyModel key(String index, boolean isShared, boolean isParent) {
            EntityModel entity = keys.entity();
            List<String> partition = new ArrayList<>();
            pattern.given().forEach(given -> add(partition, given));
            if (partition.isEmpty()) {
                partition.addAll(constants());
            }
            if (partition.isEmpty()) {
                partition.add(isShared ? "ALL" : Words.literal(entity.typeName()));
            }
            List<String> sort = new ArrayList<>();
            if (pattern.range().isEmpty()) {
                sort.add(Words.literal(entity.typeName()));
            } else {
                add(sort, pattern.range());
                if (isShared) {
                    // So that something follows the range in all of them, or the condition would differ.
                    sort.add(Words.literal(entity.typeName()));
                }
            }
            if (!isParent) {
                sort.addAll(tail());
            }
            return new KeyModel(index, joined(partition), joined(sort), pattern.where(), pattern.at());
        }

        private void add(List<String> segments, String reference) {
            segments.add(Words.literal(reference));
            segments.add(placeholder(reference));
            held.add(reference.replaceFirst(":.*", ""));
        }

        /** The values that {@code where} fixes, as far as they can stand in a template as they are. */
        private List<String> constants() {
            for (WhenModel where : pattern.where()) {
                if (where.values().size() == 1 && where.values().get(0).matches("[A-Za-z0-9_-]+")) {
                    return List.of(
                            Words.literal(where.attribute()), where.values().get(0));
                }
            }
            return List.of();
        }

        /** What the primary key tells items apart by and this key doesn't hold yet. */
        private List<String> tail() {
            KeyPlan primary = keys.primary();
            List<String> tail = new ArrayList<>();
            if (primary != null) {
                for (Component component : primary.parameters()) {
                    String path = component.reference().replaceFirst(":.*", "");
                    String format = component.format().name();
                    if (held.add(path)) {
                        tail.add("{" + path + (format.isEmpty() ? "" : ":" + format) + "}");
                    }
                }
            }
            return tail;
        }

        private String placeholder(String reference) {
            boolean isBare = reference.indexOf(':') < 0;
            if (isBare
                    && AttributePath.find(keys.entity().shape().attributes(), reference)
                            instanceof AttributePath.Found found
                    && Formats.bind("", found.leaf(), delimiter) instanceof Binding.NeedsFormat needs) {
                return "{" + reference + ":" + Placeholders.format(found.leaf(), needs, delimiter) + "}";
            }
            return "{" + reference + "}";
        }

        private String joined(List<String> segments) {
            return String.join(String.valueOf(delimiter.character()), segments);
        }
    }
}
