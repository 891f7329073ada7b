package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.ConditionProblem;
import dev.keywright.processor.plan.Conditions;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.List;

/** Some item meets the {@code where} of a pattern. */
final class ImpossibleWhereRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (WhereUse use : WhereUse.of(analysis)) {
            String attribute = use.when().attribute();
            if (use.problem() instanceof ConditionProblem.Contradictory) {
                diagnostics.report(use.diagnostic(
                                Code.IMPOSSIBLE_WHERE,
                                use.when().at().member("absent"),
                                "asks for a value of " + attribute + " and for its absence.")
                        .write("where = " + use.with(use.when().values())));
            } else if (use.problem() instanceof ConditionProblem.NeverAbsent) {
                diagnostics.report(use.diagnostic(
                                Code.IMPOSSIBLE_WHERE,
                                use.when().at().member("absent"),
                                "asks for items without " + attribute + ", which is never absent.")
                        .write("@Nullable on " + attribute + ", or no such condition"));
            }
        }
        for (PatternUse use : PatternUse.of(analysis)) {
            together(use, diagnostics);
        }
    }

    /** Conditions that are in order one by one, and that no item meets together. */
    private static void together(PatternUse use, Diagnostics diagnostics) {
        List<WhenModel> where = use.pattern().where();
        for (EntityKeys member : use.members()) {
            Conditions conditions = new Conditions(member.entity().shape().attributes());
            boolean inOrder = where.stream()
                    .allMatch(when -> ConditionProblem.of(
                                    when, member.entity().shape().attributes())
                            .isEmpty());
            if (inOrder && !conditions.canHold(where)) {
                diagnostics.report(use.diagnostic(
                                Code.IMPOSSIBLE_WHERE,
                                use.pattern().at().member("where"),
                                "no " + member.entity().type().simpleName() + " meets all conditions of its where.")
                        .found(String.join(
                                " and ", where.stream().map(WhenModel::describe).toList()))
                        .write("one @When for each attribute, with the values that are meant"));
                return;
            }
        }
    }
}
