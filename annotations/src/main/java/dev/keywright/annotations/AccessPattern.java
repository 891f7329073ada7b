package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A question that the application asks: what the caller holds, what it may bound, in what order the answer comes and how
 * long it is. Each becomes a method of the generated DAO, served by the one key that answers it with a {@code GetItem} or a
 * {@code Query}; a question that no key serves doesn't compile.
 *
 * <p>On an {@link Entity} it asks for items of that type; on a sealed interface for an item collection of its entities;
 * on an {@link Aggregate} for a parent with its children.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(AccessPattern.List.class)
public @interface AccessPattern {
    /** The name of the generated method. */
    String name();

    /** The attributes that the caller holds, in the order of the method's parameters. */
    String[] given() default {};

    /** The attribute that the answer is ordered by and that the caller may bound; {@code ""} for none. */
    String range() default "";

    /** The order of the answer: by {@link #range()}, or by the key where there is none. */
    SortOrder order() default SortOrder.ASCENDING;

    /** What all items of the answer have in common; all must hold. */
    When[] where() default {};

    /** The index to use; {@code ""} leaves it to the planner, which prefers the table. */
    String index() default "";

    /**
     * How many items come back, as {@code "min-max"}. At most one makes the method return an {@code Optional}; the maximum
     * is documentation otherwise, and what warnings are judged by. On an {@link Aggregate} it counts parent and children
     * together, and a maximum of one is the aggregate itself.
     */
    String cardinality() default "";

    /**
     * Whether it reads what the last write left: twice the read units. The table and local indexes have such reads, global
     * indexes don't.
     */
    boolean consistent() default false;

    /**
     * Whether rows that the key doesn't keep out, of another {@link #where()} or another type, may be read and dropped. They
     * cost as much as those that come back.
     */
    boolean trim() default false;

    /** The question in words; it opens the method's javadoc. */
    String about() default "";

    /** The container of several. */
    @Documented
    @Retention(RetentionPolicy.CLASS)
    @Target(ElementType.TYPE)
    @interface List {
        /** The patterns. */
        AccessPattern[] value();
    }
}
