package dev.keywright.processor.plan;

import dev.keywright.processor.model.AttributeModel;
import dev.keywright.processor.model.ScalarType;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.model.WhenModel;
import dev.keywright.processor.template.AttributePath;
import java.util.List;
import java.util.Optional;

/** What can be wrong with one {@code @When}, whatever it is a condition of. */
public sealed interface ConditionProblem {
    /** It names an attribute that isn't there; what is. */
    record UnknownAttribute(String step, List<String> known) implements ConditionProblem {}

    /** It reaches into an attribute that has none of its own. */
    record NoStep(AttributeModel attribute, String step) implements ConditionProblem {}

    /** It asks for values and for absence. */
    record Contradictory() implements ConditionProblem {}

    /** It asks for values of a type that has none to name. */
    record Untestable(ValueType type) implements ConditionProblem {}

    /** It asks for a value that the enum or boolean doesn't have. */
    record UnknownValue(int position, String value, List<String> known) implements ConditionProblem {}

    /** It asks for the absence of what is never absent. */
    record NeverAbsent() implements ConditionProblem {}

    /** The first thing that is wrong with a condition on attributes of a type. */
    static Optional<ConditionProblem> of(WhenModel when, List<AttributeModel> attributes) {
        AttributePath path = AttributePath.find(attributes, when.attribute());
        if (path instanceof AttributePath.Unknown unknown) {
            return Optional.of(new UnknownAttribute(unknown.step(), unknown.known()));
        }
        if (path instanceof AttributePath.NoStep no) {
            return Optional.of(new NoStep(no.attribute(), no.step()));
        }
        if (when.absent() && !when.values().isEmpty()) {
            return Optional.of(new Contradictory());
        }
        AttributePath.Found found = (AttributePath.Found) path;
        if (when.absent() && found.path().stream().noneMatch(AttributeModel::nullable)) {
            return Optional.of(new NeverAbsent());
        }
        return values(when, found.leaf());
    }

    private static Optional<ConditionProblem> values(WhenModel when, ValueType leaf) {
        if (when.values().isEmpty() || isScalar(leaf, ScalarType.STRING)) {
            return Optional.empty();
        }
        List<String> known;
        if (leaf instanceof ValueType.Enumeration enumeration) {
            known = enumeration.constants();
        } else if (isScalar(leaf, ScalarType.BOOLEAN)) {
            known = List.of("true", "false");
        } else {
            return Optional.of(new Untestable(leaf));
        }
        for (int i = 0; i < when.values().size(); i++) {
            if (!known.contains(when.values().get(i))) {
                return Optional.of(new UnknownValue(i, when.values().get(i), known));
            }
        }
        return Optional.empty();
    }

    private static boolean isScalar(ValueType leaf, ScalarType type) {
        return leaf instanceof ValueType.Scalar scalar && scalar.scalar() == type;
    }
}
