package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The name under which an attribute is stored, where it isn't its name in Java. Templates, patterns and conditions go on
 * using the name in Java.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})
public @interface Attribute {
    /** The stored name: at most 64 KB of UTF-8, 255 bytes for a key attribute. */
    String value();
}
