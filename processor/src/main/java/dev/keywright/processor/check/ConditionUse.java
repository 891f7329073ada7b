package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.ConditionProblem;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A condition of a key, where it stands in the source.
 *
 * @param entity the entity
 * @param key the key
 * @param when the condition
 * @param problem what is wrong with it by itself; null for nothing
 */
record ConditionUse(
        EntityModel entity,
        KeyModel key,
        WhenModel when,
        @Nullable ConditionProblem problem) {
    /** All of a table. */
    static List<ConditionUse> of(TableAnalysis analysis) {
        List<ConditionUse> uses = new ArrayList<>();
        for (EntityKeys keys : analysis.entities()) {
            EntityModel entity = keys.entity();
            for (KeyModel key : entity.keys()) {
                for (WhenModel when : key.when()) {
                    ConditionProblem problem = ConditionProblem.of(
                                    when, entity.shape().attributes())
                            .orElse(null);
                    uses.add(new ConditionUse(entity, key, when, problem));
                }
            }
        }
        return List.copyOf(uses);
    }

    /** Something to tell about it. */
    Diagnostic diagnostic(Code code, Location at, String verdict) {
        return Diagnostic.of(
                        code,
                        at,
                        TemplateUse.describe(key) + " on " + entity.type().simpleName() + ": its condition " + verdict)
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
