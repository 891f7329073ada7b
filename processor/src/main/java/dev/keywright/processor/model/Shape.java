package dev.keywright.processor.model;

import java.util.List;

/**
 * How objects of a domain type are made of their attributes.
 *
 * @param construction the way
 * @param builder the method that returns the builder, for {@link Construction#BUILDER}; else {@code ""}
 * @param attributes the attributes in declaration order, which is that of the constructor's parameters
 */
public record Shape(Construction construction, String builder, List<AttributeModel> attributes) {
    /** The ways to make an object. */
    public enum Construction {
        /** The constructor takes all attributes in order: records and immutable classes. */
        CONSTRUCTOR,
        /** {@code X.builder().a(a).b(b).build()}. */
        BUILDER,
        /** {@code new X()} and setters. */
        BEAN
    }
}
