package dev.keywright.processor.plan;

import dev.keywright.processor.template.BoundTemplate;
import dev.keywright.processor.template.Component;

/** The condition of a query on the (last) sort key attribute that it constrains. */
public sealed interface SortPlan {
    /** None: the whole partition, or the index has no sort key. */
    record Whole() implements SortPlan {}

    /** Equal to a text that constants and given values make. */
    record Equal(BoundTemplate template) implements SortPlan {}

    /** Equal to a given value of native type. */
    record EqualNative(Component component) implements SortPlan {}

    /** Begins with a text that constants and given values make. */
    record Prefix(BoundTemplate template) implements SortPlan {}

    /** Between two texts that constants and given values make, both included. */
    record Between(BoundTemplate low, BoundTemplate high) implements SortPlan {}

    /**
     * What the caller bounds at run time.
     *
     * @param prefix what precedes the component; may be empty
     * @param component the ranged component
     * @param followed whether something follows it in the key
     */
    record Range(BoundTemplate prefix, Component component, boolean followed) implements SortPlan {}

    /** A native sort key attribute that the caller bounds at run time. */
    record RangeNative(Component component) implements SortPlan {}
}
