package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.Conditions;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** A pattern fixes or bounds each attribute once: it is given, ranged over, or fixed by {@code where}. */
final class RepeatedPatternAttributeRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (PatternUse use : PatternUse.of(analysis)) {
            Map<String, String> seen = new HashMap<>();
            for (PatternUse.Reference reference : use.references()) {
                String earlier = seen.putIfAbsent(reference.text(), reference.member());
                if (earlier != null) {
                    twice(use, reference, earlier, diagnostics);
                } else if (isFixed(use, reference.text()) || isAbsent(use, reference.text())) {
                    fixed(use, reference, diagnostics);
                }
            }
        }
    }

    private static void twice(PatternUse use, PatternUse.Reference reference, String earlier, Diagnostics diagnostics) {
        boolean both = !earlier.equals(reference.member());
        List<String> once = new ArrayList<>(new LinkedHashSet<>(use.pattern().given()));
        if (both) {
            once.remove(reference.text());
        }
        diagnostics.report(use.diagnostic(
                        Code.REPEATED_PATTERN_ATTRIBUTE,
                        reference.at(),
                        reference.text() + (both ? " is both given and the range." : " is given twice."))
                .write(
                        once.isEmpty()
                                ? "no given, or no range"
                                : "given = " + Words.quoted(once) + (both ? ", or no range" : "")));
    }

    private static void fixed(PatternUse use, PatternUse.Reference reference, Diagnostics diagnostics) {
        String where = use.pattern().where().stream()
                .filter(when -> when.attribute().equals(reference.text()))
                .map(WhenModel::describe)
                .findFirst()
                .orElse("");
        diagnostics.report(use.diagnostic(
                        Code.REPEATED_PATTERN_ATTRIBUTE,
                        reference.at(),
                        reference.text() + " is " + (reference.member().equals("given") ? "given" : "the range")
                                + (isAbsent(use, reference.text())
                                        ? ", and where asks for items without it."
                                        : ", and where leaves it one value."))
                .found("where = " + where)
                .write(use.with(reference, "") + ", or no such where"));
    }

    private static boolean isAbsent(PatternUse use, String attribute) {
        return use.pattern().where().stream()
                .anyMatch(when -> when.absent() && when.attribute().equals(attribute));
    }

    private static boolean isFixed(PatternUse use, String attribute) {
        for (EntityKeys member : use.members()) {
            Conditions conditions = new Conditions(member.entity().shape().attributes());
            if (!conditions.onlyValue(use.pattern().where(), attribute).isEmpty()) {
                return true;
            }
        }
        return false;
    }
}
