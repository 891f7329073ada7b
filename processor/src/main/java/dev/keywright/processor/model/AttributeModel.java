package dev.keywright.processor.model;

import dev.keywright.processor.diagnostic.Location;

/**
 * One attribute of a domain type.
 *
 * @param name its name in Java, which templates and patterns use
 * @param storedName its name in the item
 * @param value how its value is mapped
 * @param nullable whether it can be absent: {@code @Nullable}, {@code Optional}
 * @param accessor the method that reads it: {@code orderId}, {@code getOrderId}
 * @param setter the method of the bean or builder that sets it; {@code ""} where the constructor does
 * @param role what it is for, besides holding a value
 * @param at the component
 */
public record AttributeModel(
        String name,
        String storedName,
        ValueType value,
        boolean nullable,
        String accessor,
        String setter,
        Role role,
        Location at) {
    /** What an attribute is for, besides holding a value. */
    public enum Role {
        /** Nothing else. */
        PLAIN(""),
        /** {@code @Version}: counts the writes of an item. */
        VERSION("Version"),
        /** {@code @TimeToLive}: tells when an item expires. */
        TIME_TO_LIVE("TimeToLive"),
        /** {@code @Counter}: is only added to. */
        COUNTER("Counter");

        private final String annotation;

        Role(String annotation) {
            this.annotation = annotation;
        }

        /** The simple name of the annotation that says so; {@code ""} for {@link #PLAIN}. */
        public String annotation() {
            return annotation;
        }
    }
}
