package dev.keywright.processor.check;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.KeyModel;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.plan.ConditionProblem;
import dev.keywright.processor.plan.Conditions;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.TableAnalysis;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Of several keys for one index an item has one at a time. */
final class KeysNotExclusiveRule implements Rule {
    @Override
    public Needs needs() {
        return Needs.ANY_SUBSET;
    }

    @Override
    public void check(TableAnalysis analysis, Diagnostics diagnostics) {
        for (EntityKeys keys : analysis.entities()) {
            List<KeyModel> all = keys.entity().keys().stream()
                    .filter(key -> !key.index().isEmpty())
                    .toList();
            for (int later = 1; later < all.size(); later++) {
                KeyModel key = all.get(later);
                all.subList(0, later).stream()
                        .filter(earlier -> earlier.index().equals(key.index()))
                        .filter(earlier -> isClear(earlier, keys.entity()) && isClear(key, keys.entity()))
                        .filter(earlier -> canHoldBoth(keys.entity(), earlier, key))
                        .findFirst()
                        .ifPresent(earlier -> diagnostics.report(diagnostic(keys.entity(), earlier, key)));
            }
        }
    }

    private static boolean isClear(KeyModel key, EntityModel entity) {
        return key.when().stream()
                .allMatch(when ->
                        ConditionProblem.of(when, entity.shape().attributes()).isEmpty());
    }

    private static boolean canHoldBoth(EntityModel entity, KeyModel earlier, KeyModel later) {
        List<WhenModel> both = new ArrayList<>(earlier.when());
        both.addAll(later.when());
        return new Conditions(entity.shape().attributes()).canHold(both);
    }

    private static Diagnostic diagnostic(EntityModel entity, KeyModel earlier, KeyModel later) {
        return Diagnostic.of(
                        Code.KEYS_NOT_EXCLUSIVE,
                        later.at(),
                        TemplateUse.describe(later) + " on " + entity.type().simpleName()
                                + ": an item could have this key of " + later.index() + " and another at once.")
                .found(describe(later))
                .line("other", describe(earlier))
                .write(suggestion(entity));
    }

    private static String describe(KeyModel key) {
        String templates = key.sort().isEmpty() ? key.partition() : key.partition() + " / " + key.sort();
        return templates + (key.when().isEmpty() ? ", always" : ", when " + conditions(key));
    }

    private static String conditions(KeyModel key) {
        return key.when().stream().map(WhenModel::describe).collect(Collectors.joining(" and "));
    }

    private static String suggestion(EntityModel entity) {
        for (AttributeModel attribute : entity.shape().attributes()) {
            if (attribute.value() instanceof ValueType.Enumeration enumeration
                    && enumeration.constants().size() > 1) {
                String start = "when = @When(attribute = \"" + attribute.name() + "\", is = \"";
                return start + enumeration.constants().get(0) + "\") on one, " + start
                        + enumeration.constants().get(1) + "\") on the other";
            }
        }
        return "conditions that exclude each other, or an index for each";
    }
}
