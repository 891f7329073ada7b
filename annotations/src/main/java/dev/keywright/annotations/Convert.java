package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How values of a type are stored that Keywright doesn't know, or is to store otherwise: on the component, or on the type
 * itself for all its components. In a key template the text that the converter stores is used, for equality only.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})
public @interface Convert {
    /**
     * A class that implements {@code dev.keywright.AttributeConverter<T>}, with a constructor without parameters that
     * generated code can call. One instance serves all threads.
     */
    Class<?> value();
}
