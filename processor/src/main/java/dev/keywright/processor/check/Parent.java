package dev.keywright.processor.check;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.Conditions;
import dev.keywright.processor.plan.EntityKeys;
import dev.keywright.processor.plan.PatternOutcome;
import dev.keywright.processor.plan.TableAnalysis;
import dev.keywright.processor.template.AttributePath;
import dev.keywright.processor.template.Component;
import java.util.List;
import java.util.Optional;

/** The parent of an aggregate, as its patterns see it. */
record Parent(EntityKeys keys, PatternModel pattern) {
    /** That of a pattern on an aggregate. */
    static Optional<Parent> of(TableAnalysis analysis, PatternOutcome outcome) {
        boolean isOfAggregate = analysis.table().aggregates().stream()
                .anyMatch(aggregate -> aggregate.at().equals(outcome.at()));
        return analysis.entities().stream()
                .filter(each -> isOfAggregate
                        && each.entity()
                                .type()
                                .qualifiedName()
                                .equals(outcome.types().get(0)))
                .map(each -> new Parent(each, outcome.pattern()))
                .findFirst();
    }

    String name() {
        return keys.entity().type().simpleName();
    }

    /** Whether what the pattern fixes can leave several parents, whatever their keys; not by the names of a child. */
    boolean canBeSeveral() {
        boolean hasItsNames = pattern.given().stream().allMatch(given -> has(keys, path(given)));
        boolean isOne = keys.primary() == null
                || areFixed(keys.primary().parameters())
                || keys.claims().stream().anyMatch(claim -> areFixed(claim.components()));
        return hasItsNames && !isOne;
    }

    private boolean areFixed(List<Component> components) {
        List<AttributeModel> attributes = keys.entity().shape().attributes();
        return components.stream()
                .map(component -> path(component.reference()))
                .allMatch(path -> pattern.given().stream().map(Parent::path).anyMatch(path::equals)
                        || !new Conditions(attributes)
                                .onlyValue(pattern.where(), path)
                                .isEmpty());
    }

    /** Whether an entity has an attribute of that path. */
    static boolean has(EntityKeys keys, String path) {
        return AttributePath.find(keys.entity().shape().attributes(), path) instanceof AttributePath.Found;
    }

    /** A reference without its format. */
    static String path(String reference) {
        return reference.replaceFirst(":.*", "");
    }
}
