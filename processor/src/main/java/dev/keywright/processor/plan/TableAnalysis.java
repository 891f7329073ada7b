package dev.keywright.processor.plan;

import dev.keywright.processor.model.AggregateModel;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.CollectionModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.ViewModel;
import dev.keywright.processor.template.Delimiter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * All that can be found out about a table: the keys of its entities, and a verdict of each key on each pattern. The rules
 * in {@code check} tell what is wrong with it; without errors, {@link #plan()} is what is written.
 *
 * @param table the table
 * @param entities its entities with their keys
 * @param patterns the outcomes for patterns on entities, collections, views and aggregates
 */
public record TableAnalysis(TableModel table, List<EntityKeys> entities, List<PatternOutcome> patterns) {
    /** Analyses a table. */
    public static TableAnalysis of(TableModel table) {
        List<EntityKeys> entities = table.entities().stream()
                .map(entity -> new KeyResolver(table, entity).resolve())
                .toList();
        List<PatternOutcome> patterns = new ArrayList<>();
        for (EntityKeys keys : entities) {
            for (PatternModel pattern : keys.entity().patterns()) {
                patterns.add(outcome(table, keys, pattern));
            }
        }
        for (CollectionModel collection : table.collections()) {
            List<EntityKeys> members = members(collection, entities);
            for (PatternModel pattern : collection.patterns()) {
                patterns.add(outcome(table, collection, members, pattern));
            }
        }
        for (ViewModel view : table.views()) {
            for (EntityKeys keys : inOrder(List.of(view.entity()), entities)) {
                for (PatternModel pattern : view.patterns()) {
                    patterns.add(outcome(table, view, keys, pattern));
                }
            }
        }
        for (AggregateModel aggregate : table.aggregates()) {
            List<EntityKeys> members = inOrder(aggregate.members(), entities);
            // Without one of its components or entities it would be another one.
            if (aggregate.complete() && members.size() == aggregate.members().size()) {
                for (PatternModel pattern : aggregate.patterns()) {
                    patterns.add(outcome(table, aggregate, members, pattern));
                }
            }
        }
        return new TableAnalysis(table, entities, trimmed(table, entities, patterns));
    }

    /** Patterns that read rows of other types drop them, if they are to be trimmed. */
    private static List<PatternOutcome> trimmed(
            TableModel table, List<EntityKeys> entities, List<PatternOutcome> patterns) {
        Intruders intruders = new Intruders(table, entities);
        return patterns.stream()
                .map(outcome -> outcome.pattern().trim() ? outcome.trimming(intruders.of(outcome)) : outcome)
                .toList();
    }

    private static PatternOutcome outcome(TableModel table, EntityKeys keys, PatternModel pattern) {
        return PatternOutcome.of(
                keys.entity().type().simpleName(),
                keys.entity().at(),
                List.of(keys.entity().type().qualifiedName()),
                pattern,
                verdicts(table, keys, keys.entity().shape().attributes(), pattern));
    }

    private static PatternOutcome outcome(TableModel table, ViewModel view, EntityKeys keys, PatternModel pattern) {
        return PatternOutcome.of(
                view.type().simpleName(),
                view.at(),
                List.of(view.entity()),
                pattern,
                verdicts(table, keys, view.attributes(keys.entity()), pattern));
    }

    private static List<Verdict> verdicts(
            TableModel table, EntityKeys keys, List<AttributeModel> result, PatternModel pattern) {
        List<Verdict> verdicts = new ArrayList<>();
        for (KeyPlan key : keys.all()) {
            List<KeyPlan> telling = keys.primary() == null ? List.of(key) : List.of(key, keys.primary());
            verdicts.add(new KeyMatcher(table, keys.entity(), result, pattern, key, telling).match());
        }
        return verdicts;
    }

    private static PatternOutcome outcome(
            TableModel table, CollectionModel collection, List<EntityKeys> members, PatternModel pattern) {
        List<Verdict> verdicts = new ArrayList<>();
        if (!members.isEmpty()) {
            for (KeySlot slot : KeySlot.of(table)) {
                verdicts.add(new CollectionMatcher(table, pattern, members, slot, false).match());
            }
        }
        return PatternOutcome.of(
                collection.type().simpleName(), collection.at(), collection.members(), pattern, verdicts);
    }

    private static PatternOutcome outcome(
            TableModel table, AggregateModel aggregate, List<EntityKeys> members, PatternModel pattern) {
        List<Verdict> verdicts = new ArrayList<>();
        for (KeySlot slot : KeySlot.of(table)) {
            verdicts.add(new CollectionMatcher(table, pattern, members, slot, true).match());
        }
        return PatternOutcome.of(aggregate.type().simpleName(), aggregate.at(), aggregate.members(), pattern, verdicts);
    }

    private static List<EntityKeys> inOrder(List<String> members, List<EntityKeys> entities) {
        return members.stream()
                .flatMap(member -> entities.stream()
                        .filter(keys -> keys.entity().type().qualifiedName().equals(member)))
                .toList();
    }

    private static List<EntityKeys> members(CollectionModel collection, List<EntityKeys> entities) {
        return entities.stream()
                .filter(keys ->
                        collection.members().contains(keys.entity().type().qualifiedName()))
                .toList();
    }

    /** The delimiter of its keys. */
    public Delimiter delimiter() {
        return new Delimiter(table.delimiter());
    }

    /** The plan of a table that the rules found no errors in. */
    public TablePlan plan() {
        List<EntityPlan> planned = new ArrayList<>();
        for (EntityKeys keys : entities) {
            KeyPlan primary = Objects.requireNonNull(keys.primary());
            planned.add(new EntityPlan(
                    keys.entity(),
                    primary,
                    keys.indexKeys(),
                    keys.claims(),
                    plans(keys.entity().patterns()),
                    UpdatePlanner.plan(keys, primary)));
        }
        List<CollectionPlan> collections = new ArrayList<>();
        for (CollectionModel collection : table.collections()) {
            collections.add(new CollectionPlan(
                    collection,
                    members(collection, entities).stream()
                            .map(EntityKeys::entity)
                            .toList(),
                    plans(collection.patterns())));
        }
        List<AggregatePlan> aggregates =
                table.aggregates().stream().map(this::plan).toList();
        List<ViewPlan> views = table.views().stream().map(this::plan).toList();
        return new TablePlan(table, List.copyOf(planned), List.copyOf(collections), aggregates, views);
    }

    private ViewPlan plan(ViewModel view) {
        EntityModel entity = inOrder(List.of(view.entity()), entities).get(0).entity();
        return new ViewPlan(view, entity, view.attributes(entity), plans(view.patterns()));
    }

    private AggregatePlan plan(AggregateModel aggregate) {
        List<AggregatePlan.Part> parts = aggregate.parts().stream()
                .map(part -> new AggregatePlan.Part(
                        part,
                        inOrder(part.members(), entities).stream()
                                .map(EntityKeys::entity)
                                .toList()))
                .toList();
        return new AggregatePlan(aggregate, parts, plans(aggregate.patterns()));
    }

    private List<PatternPlan> plans(List<PatternModel> models) {
        return patterns.stream()
                .filter(outcome -> models.contains(outcome.pattern()))
                .map(outcome -> Objects.requireNonNull(outcome.plan()))
                .toList();
    }
}
