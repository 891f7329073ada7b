package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record of some attributes of an entity, as what a question returns: its components are attributes of the entity, by name
 * and type. {@link AccessPattern}s on it ask for items of the entity and read no more than these attributes, so that an
 * index serves that holds no more. Stored names and converters are those of the entity.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface View {
    /** The entity, in the same package. */
    Class<?> of();
}
