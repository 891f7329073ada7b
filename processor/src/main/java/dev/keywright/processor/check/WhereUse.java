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
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A condition of a pattern on one of the types that it asks for.
 *
 * @param use the pattern
 * @param entity the type
 * @param when the condition
 * @param problem what is wrong with it by itself; null for nothing
 */
record WhereUse(
        PatternUse use,
        EntityModel entity,
        WhenModel when,
        @Nullable ConditionProblem problem) {
    /** All of a table; of those of a collection that on the first type that has a problem with it, else on the first. */
    static List<WhereUse> of(TableAnalysis analysis) {
        Map<Location, WhereUse> uses = new LinkedHashMap<>();
        for (PatternUse use : PatternUse.of(analysis)) {
            for (EntityKeys member : use.members()) {
                for (WhenModel when : use.pattern().where()) {
                    WhereUse where = of(use, member.entity(), when);
                    uses.merge(when.at(), where, (first, next) -> first.problem() == null ? next : first);
                }
            }
        }
        return List.copyOf(new ArrayList<>(uses.values()));
    }

    private static WhereUse of(PatternUse use, EntityModel entity, WhenModel when) {
        List<AttributeModel> attributes = entity.shape().attributes();
        return new WhereUse(
                use, entity, when, ConditionProblem.of(when, attributes).orElse(null));
    }

    /** A diagnostic about it, with the condition as it is written. */
    Diagnostic diagnostic(Code code, Location at, String verdict) {
        return use.diagnostic(code, at, "its where " + verdict).found(when.describe());
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
