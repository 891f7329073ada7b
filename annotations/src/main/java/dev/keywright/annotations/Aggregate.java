package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A parent entity with its children, assembled from one item collection by one Query. The first component of the record is
 * the parent; where its item is missing there is no aggregate, whatever children there are. Each other component takes the
 * items of one entity or sealed type: {@code List<C>} all of them, in key order, {@code Optional<C>} or
 * {@code @Nullable C} at most one, {@code C} just one. A second item where there is to be one, or none where there is to be
 * just one, is a {@code CorruptItemException} at run time.
 *
 * <p>The questions are asked by {@link AccessPattern}s on the record. Each must fix the parent's key, has no
 * {@code range}, and becomes a method that returns an {@code Optional} of the record. Where the parent comes first in the
 * order, a second method takes the most children to read.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Aggregate {}
