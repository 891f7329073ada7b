package dev.keywright.processor.plan;

import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.AggregateModel;
import dev.keywright.processor.model.CollectionModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.model.PartModel;
import dev.keywright.processor.model.PartModel.Count;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.UniqueModel;
import dev.keywright.processor.model.WhenModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Makes small tables: entities of the same attributes, keys from a few literals, patterns near to what some key serves. */
public final class RandomTables {
    private static final String ANNOTATIONS = "dev.keywright.annotations.";
    private static final List<String> HEADS = List.of("A#", "A#", "B#", "#A#", "A#B#", "A", "v", "");
    private static final List<String> PLACEHOLDERS =
            List.of("s", "s:lower", "t", "g", "r", "n", "k:2", "flag", "s", "n");
    private static final List<String> NEVER_ABSENT = List.of("s", "s:lower", "g", "n", "k:2", "flag", "s", "n");
    private static final List<String> NAMES = List.of("s", "t", "g", "r", "n", "k", "flag");
    private static final List<WhenModel> CONDITIONS = List.of(
            when("g", "LOW"),
            when("g", "HIGH"),
            when("g", "LOW", "HIGH"),
            when("r", "ALPHA"),
            when("r", "ALPHA", "BETA"),
            when("r"),
            when("t"),
            when("t", "a"),
            when("s", "a"),
            when("s", "a#"),
            when("flag", "true"),
            absent("t"),
            absent("r"));

    private final Random random;
    private final Map<String, String> partitions = new HashMap<>();
    private boolean isCollection;

    /** Of this chance. */
    public RandomTables(Random random) {
        this.random = random;
    }

    /** A table; keys and patterns may have faults. */
    public TableModel next() {
        partitions.clear();
        isCollection = random.nextInt(3) == 0;
        List<IndexModel> indexes = indexes();
        int count = isCollection ? 2 + random.nextInt(2) : 1 + random.nextInt(3);
        List<EntityModel> entities = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            entities.add(entity("E" + i, indexes));
        }
        List<CollectionModel> collections = new ArrayList<>();
        List<AggregateModel> aggregates = new ArrayList<>();
        if (isCollection) {
            collections.add(collection(entities));
            aggregates.add(aggregate(entities));
        }
        return new TableModel(
                TypeRef.declared("test", "T"),
                true,
                "table",
                "PK",
                "SK",
                "type",
                '#',
                indexes,
                entities,
                collections,
                aggregates,
                List.of(),
                Set.of(),
                true,
                Location.type("test.T"));
    }

    private List<IndexModel> indexes() {
        List<IndexModel> indexes = new ArrayList<>(List.of(index("GSI1", List.of("GSI1PK"), List.of("GSI1SK"))));
        switch (random.nextInt(9)) {
            case 0 -> indexes.add(index("inverted", List.of("SK"), List.of("PK")));
            case 1 -> indexes.add(index("own", List.of("s"), List.of("n")));
            case 2 -> indexes.add(index("own", List.of("g"), List.of("r", "t")));
            case 3 -> indexes.add(index("own", List.of("type"), List.of("SK")));
            case 4 -> indexes.add(index("own", List.of("GSI1PK"), List.of("g")));
            case 5 -> indexes.add(index("LSI1", List.of("PK"), List.of("LSI1SK")));
            case 6 -> indexes.add(index("LSI2", List.of("PK"), List.of("n")));
            default -> indexes.add(index("GSI2", List.of("GSI2PK"), List.of("GSI2SK")));
        }
        return indexes;
    }

    private static IndexModel index(String name, List<String> partition, List<String> sort) {
        return new IndexModel(
                name,
                name.startsWith("LSI"),
                partition,
                sort,
                IndexModel.Projection.ALL,
                List.of(),
                Location.type("test.T").annotation(ANNOTATIONS + "GlobalIndex", name.hashCode()));
    }

    private EntityModel entity(String name, List<IndexModel> indexes) {
        List<KeyModel> keys = new ArrayList<>();
        keys.add(key(name, keys, "", List.of()));
        for (IndexModel index : indexes) {
            if (index.name().equals("LSI1")) {
                keys.add(key(name, keys, index.name(), conditions(3)));
            }
            if (index.name().startsWith("GSI") && random.nextInt(4) > 0) {
                if (random.nextInt(5) == 0) {
                    keys.add(key(name, keys, index.name(), List.of(when("g", "LOW"))));
                    keys.add(key(name, keys, index.name(), List.of(when("g", "HIGH"))));
                } else {
                    keys.add(key(name, keys, index.name(), conditions(3)));
                }
            }
        }
        List<PatternModel> patterns = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            patterns.add(pattern("test." + name, i, keys.get(random.nextInt(keys.size()))));
        }
        return new EntityModel(
                TypeRef.declared("test", name),
                true,
                name.toLowerCase(Locale.ROOT),
                Samples.SHAPE,
                keys,
                patterns,
                uniques(name),
                Set.of("test.T"),
                Set.of(),
                true,
                Location.type("test." + name));
    }

    private List<UniqueModel> uniques(String entity) {
        if (random.nextInt(4) > 0) {
            return List.of();
        }
        Location at = Location.type("test." + entity).annotation(ANNOTATIONS + "Unique", 0);
        String key = random.nextBoolean() ? "" : pick(HEADS.subList(0, 5)) + "{s}";
        return List.of(new UniqueModel(List.of("s"), key, "s", List.of(), at));
    }

    private CollectionModel collection(List<EntityModel> entities) {
        EntityModel first = entities.get(random.nextInt(entities.size()));
        KeyModel like = first.keys().get(random.nextInt(first.keys().size()));
        return new CollectionModel(
                TypeRef.declared("test", "C"),
                true,
                entities.stream()
                        .limit(2)
                        .map(entity -> "test." + entity.type().simpleName())
                        .toList(),
                List.of(pattern("test.C", 0, like), pattern("test.C", 1, bare(like)), pattern("test.C", 2, bare(like))),
                Set.of(),
                Location.type("test.C"));
    }

    private AggregateModel aggregate(List<EntityModel> entities) {
        EntityModel parent = entities.get(random.nextInt(2));
        EntityModel child = entities.get(0).equals(parent) ? entities.get(1) : entities.get(0);
        Location at = Location.type("test.A");
        List<PatternModel> patterns = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            KeyModel like = parent.keys().get(random.nextInt(parent.keys().size()));
            PatternModel pattern = pattern("test.A", i, like);
            patterns.add(new PatternModel(
                    pattern.name(),
                    pattern.given(),
                    "",
                    random.nextBoolean(),
                    pattern.where(),
                    "",
                    "",
                    false,
                    false,
                    "",
                    pattern.at()));
        }
        return new AggregateModel(
                TypeRef.declared("test", "A"),
                true,
                List.of(part("parent", Count.ONE, parent), part("children", Count.LIST, child)),
                patterns,
                Set.of(),
                true,
                at);
    }

    private static PartModel part(String name, Count count, EntityModel entity) {
        return new PartModel(
                name,
                count,
                entity.type(),
                List.of(entity.type().qualifiedName()),
                Location.type("test.A").component(name));
    }

    /** A key with nothing in its sort key that a pattern could be given. */
    private static KeyModel bare(KeyModel key) {
        return new KeyModel(key.index(), key.partition(), "", key.when(), key.at());
    }

    private KeyModel key(String entity, List<KeyModel> before, String index, List<WhenModel> when) {
        Location at = Location.type("test." + entity).annotation(ANNOTATIONS + "Key", before.size());
        List<String> usable = index.isEmpty() ? NEVER_ABSENT : PLACEHOLDERS;
        String partition = isCollection || random.nextBoolean()
                ? partitions.getOrDefault(index, template(2, usable))
                : template(2, usable);
        partitions.putIfAbsent(index, partition);
        if (index.startsWith("LSI")) {
            return new KeyModel(index, "", template(3, usable), when, at);
        }
        String sort = template(3, usable);
        boolean isMixed = (partition + sort).contains("{s}") && (partition + sort).contains("{s:lower}");
        return new KeyModel(index, partition, isMixed ? "A#{n}" : sort, when, at);
    }

    private String template(int most, List<String> usable) {
        StringBuilder template = new StringBuilder(pick(HEADS));
        int count = random.nextInt(most) + (template.isEmpty() ? 1 : 0);
        Set<String> placeholders = new LinkedHashSet<>();
        for (int i = 0; i < count; i++) {
            placeholders.add(pick(usable));
        }
        if (placeholders.contains("s")) {
            placeholders.remove("s:lower");
        }
        String joint = "";
        for (String placeholder : placeholders) {
            template.append(joint).append('{').append(placeholder).append('}');
            joint = random.nextInt(4) == 0 ? "#A#" : "#";
        }
        if (count > 0 && random.nextInt(6) == 0) {
            template.append("#A");
        }
        return template.length() == 0 ? "A" : template.toString();
    }

    /** Given is what a key's partition needs and some of its sort key, the range what is next; with a slip now and then. */
    private PatternModel pattern(String type, int which, KeyModel like) {
        Set<String> given = new LinkedHashSet<>(names(like.partition()));
        List<String> sort = names(like.sort());
        int held = sort.isEmpty() ? 0 : random.nextInt(sort.size() + 1);
        given.addAll(sort.subList(0, held));
        String range = held < sort.size() && random.nextBoolean() ? sort.get(held) : "";
        if (random.nextInt(6) == 0) {
            given.add(pick(NAMES));
        }
        if (random.nextInt(6) == 0 && !given.isEmpty()) {
            given.remove(given.iterator().next());
        }
        if (random.nextInt(8) == 0) {
            range = pick(NAMES);
        }
        given.remove(range);
        List<WhenModel> where = new ArrayList<>();
        if (random.nextInt(3) > 0) {
            where.addAll(like.when());
        }
        where.addAll(conditions(3));
        where.removeIf(when -> given.contains(when.attribute()) && random.nextInt(4) > 0);
        if (random.nextInt(5) == 0) {
            where.stream().filter(when -> when.values().size() == 1).forEach(when -> given.remove(when.attribute()));
        }
        return new PatternModel(
                "p" + which,
                List.copyOf(given),
                range,
                false,
                List.copyOf(where),
                "",
                "",
                random.nextInt(8) == 0,
                random.nextInt(4) == 0,
                "",
                Location.type(type).annotation(ANNOTATIONS + "AccessPattern", which));
    }

    private List<WhenModel> conditions(int oneIn) {
        return random.nextInt(oneIn) > 0 ? List.of() : List.of(pick(CONDITIONS));
    }

    private static List<String> names(String template) {
        List<String> names = new ArrayList<>();
        for (String piece : template.split("\\{", -1)) {
            int end = piece.indexOf('}');
            if (end > 0) {
                names.add(piece.substring(0, end).replaceFirst(":.*", ""));
            }
        }
        return names;
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private static WhenModel when(String attribute, String... values) {
        return new WhenModel(attribute, List.of(values), false, Location.type("test"));
    }

    private static WhenModel absent(String attribute) {
        return new WhenModel(attribute, List.of(), true, Location.type("test"));
    }
}
