package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.ConditionProblem;
import dev.keywright.processor.plan.Conditions;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.List;

/** The conditions of a key or claim can hold. */
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
        for (ConditionUse.Group group : ConditionUse.Group.of(analysis)) {
            if (group.uses().stream().allMatch(use -> use.problem() == null)) {
                excluding(group, diagnostics);
            }
        }
    }

    private static void excluding(ConditionUse.Group group, Diagnostics diagnostics) {
        Conditions conditions = new Conditions(group.entity().shape().attributes());
        for (int later = 1; later < group.when().size(); later++) {
            WhenModel when = group.when().get(later);
            for (WhenModel earlier : group.when().subList(0, later)) {
                if (!conditions.canHold(List.of(earlier, when))) {
                    diagnostics.report(Diagnostic.of(
                                    Code.IMPOSSIBLE_CONDITION,
                                    when.at(),
                                    group.annotation() + ": its conditions never hold together.")
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
