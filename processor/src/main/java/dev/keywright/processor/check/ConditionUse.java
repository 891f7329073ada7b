package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.ConditionProblem;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A condition of a key or claim, where it stands in the source.
 *
 * @param entity the entity
 * @param annotation the annotation and its type, as a headline begins: {@code @Key(index = "GSI1") on Order}
 * @param when the condition
 * @param problem what is wrong with it by itself; null for nothing
 */
record ConditionUse(
        EntityModel entity,
        String annotation,
        WhenModel when,
        @Nullable ConditionProblem problem) {
    /**
     * The conditions of one key or claim, which hold together.
     *
     * @param entity the entity
     * @param annotation as a headline begins
     * @param when the conditions
     */
    record Group(EntityModel entity, String annotation, List<WhenModel> when) {
        /** Those of all keys and claims of a table that have any. */
        static List<Group> of(TableAnalysis analysis) {
            List<Group> groups = new ArrayList<>();
            for (EntityKeys keys : analysis.entities()) {
                EntityModel entity = keys.entity();
                String on = " on " + entity.type().simpleName();
                entity.keys().forEach(key -> groups.add(new Group(entity, TemplateUse.describe(key) + on, key.when())));
                entity.uniques()
                        .forEach(unique ->
                                groups.add(new Group(entity, "@Unique \"" + unique.name() + "\"" + on, unique.when())));
            }
            groups.removeIf(group -> group.when().isEmpty());
            return List.copyOf(groups);
        }

        /** Each of them. */
        List<ConditionUse> uses() {
            List<AttributeModel> attributes = entity.shape().attributes();
            return when.stream()
                    .map(each -> new ConditionUse(entity, annotation, each, problem(each, attributes)))
                    .toList();
        }
    }

    /** What is on a version or counter has no other problem. */
    private static @Nullable ConditionProblem problem(WhenModel when, List<AttributeModel> attributes) {
        return RoleUse.isChanging(AttributePath.find(attributes, when.attribute()))
                ? null
                : ConditionProblem.of(when, attributes).orElse(null);
    }

    /** All of a table. */
    static List<ConditionUse> of(TableAnalysis analysis) {
        return Group.of(analysis).stream()
                .flatMap(group -> group.uses().stream())
                .toList();
    }

    /** What it is on. */
    AttributePath path() {
        return AttributePath.find(entity.shape().attributes(), when.attribute());
    }

    /** Whether it is on a version or counter. */
    boolean isChanging() {
        return RoleUse.isChanging(path());
    }

    /** Something to tell about it. */
    Diagnostic diagnostic(Code code, Location at, String verdict) {
        return Diagnostic.of(code, at, annotation + ": its condition " + verdict)
                .found(when.describe());
    }

    /** The condition as it would be on another attribute. */
    String on(String attribute) {
        return new WhenModel(attribute, when.values(), when.absent(), when.at()).describe();
    }

    /** The condition as it would be with other values. */
    String with(List<String> values) {
        return new WhenModel(when.attribute(), values, false, when.at()).describe();
    }
}
