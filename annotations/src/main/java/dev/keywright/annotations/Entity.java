package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * One type of item. For an entity {@code X} Keywright generates {@code XKeys}, {@code XDao}, {@code XUpdate} and
 * {@code XMapping} in the entity's package.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Entity {
    /** What the type attribute of its items says; by default the simple name with its first letter in lower case. */
    String type() default "";

    /** The table type; by default the supertype that is a {@link Table}. */
    Class<?> table() default void.class;
}
