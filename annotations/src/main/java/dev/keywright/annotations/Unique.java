package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A uniqueness constraint: no two items of the {@link Entity} have the same values of these attributes. DynamoDB has no
 * unique index; Keywright keeps a claim item under the value, written, moved and removed in one transaction with the
 * entity's own item. A null value claims nothing.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Unique.List.class)
public @interface Unique {
    /** The attributes that are unique together. */
    String[] value();

    /**
     * The template of the claim's partition key. By default the key of the first index whose templates use only these
     * attributes, all of them in the partition; where there is none, entity type and attributes in upper case, and the
     * values: {@code CUSTOMER_EMAIL#{email}}.
     */
    String key() default "";

    /** The name that a violation tells; by default the attributes. */
    String name() default "";

    /** The conditions under which values are claimed, all of them; without one they always are. */
    When[] when() default {};

    /** The container of several. */
    @Documented
    @Retention(RetentionPolicy.CLASS)
    @Target(ElementType.TYPE)
    @interface List {
        /** The constraints. */
        Unique[] value();
    }
}
