package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The template of one key of an {@link Entity}: of its primary key, or of its key in an index. A template is text with
 * placeholders, {@code CUSTOMER#{customerId}}; what follows a placeholder begins with the table's delimiter. Text values
 * are escaped, so that none can forge structure, and compare in the key as they do in Java.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Key.List.class)
public @interface Key {
    /** The name of the index; {@code ""} for the table itself. */
    String index() default "";

    /** The template of the partition key. At most 2048 bytes of UTF-8 with its values. */
    String partition() default "";

    /** The template of the sort key. At most 1024 bytes of UTF-8 with its values. */
    String sort() default "";

    /** When an item has this key; all must hold. Otherwise it is not in the index, which is then sparse. */
    When[] when() default {};

    /** The container of several. */
    @Documented
    @Retention(RetentionPolicy.CLASS)
    @Target(ElementType.TYPE)
    @interface List {
        /** The keys. */
        Key[] value();
    }
}
