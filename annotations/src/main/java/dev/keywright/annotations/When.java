package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A condition on one attribute: it is present, is absent, or has one of some values. Used within {@link Key} and
 * {@link AccessPattern}; several together must all hold.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface When {
    /** The attribute, by the name it has in Java. */
    String attribute();

    /** The values of an enum, boolean or String attribute, one of which it must have; none: it must be present. */
    String[] is() default {};

    /** Whether the attribute must be absent instead. */
    boolean absent() default false;
}
