package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.ConditionProblem;
import dev.keywright.processor.plan.Conditions;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.List;

/** The conditions of a key can hold. */
final class ImpossibleConditionRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (ConditionUse use : ConditionUse.of(analysis)) {
            if (use.problem() instanceof ConditionProblem.NeverAbsent) {
                diagnostics.report(use.diagnostic(
                                Code.IMPOSSIBLE_CONDITION,
                                use.when().at().member("absent"),
                                "never holds, as " + use.when().attribute() + " is always there.")
                        .write("@Nullable or Optional on " + use.when().attribute() + ", or no such condition"));
            }
        }
        for (EntityKeys keys : analysis.entities()) {
            for (KeyModel key : keys.entity().keys()) {
                excluding(keys.entity(), key, diagnostics);
            }
        }
    }

    private static void excluding(EntityModel entity, KeyModel key, Diagnostics diagnostics) {
        List<AttributeModel> attributes = entity.shape().attributes();
        if (key.when().stream()
                .anyMatch(when -> ConditionProblem.of(when, attributes).isPresent())) {
            return;
        }
        Conditions conditions = new Conditions(attributes);
        for (int later = 1; later < key.when().size(); later++) {
            WhenModel when = key.when().get(later);
            for (WhenModel earlier : key.when().subList(0, later)) {
                if (!conditions.canHold(List.of(earlier, when))) {
                    diagnostics.report(Diagnostic.of(
                                    Code.IMPOSSIBLE_CONDITION,
                                    when.at(),
                                    TemplateUse.describe(key) + " on "
                                            + entity.type().simpleName()
                                            + ": its conditions never hold together.")
                            .found(when.describe())
                            .line("other", earlier.describe())
                            .write(either(earlier, when)));
                    return;
                }
            }
        }
    }

    /** A condition that holds where one of the two does, if there is one. */
    private static String either(WhenModel earlier, WhenModel later) {
        if (earlier.values().isEmpty() || later.values().isEmpty()) {
            return "one of them";
        }
        List<String> values = new ArrayList<>(earlier.values());
        values.addAll(later.values());
        return new WhenModel(later.attribute(), values, false, later.at()).describe()
                + ", which holds for each of the values";
    }
}
