package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A global secondary index of the annotated {@link Table}. At most 20 a table (DynamoDB's default quota), best few: each is
 * a copy of what it projects, rewritten with every change of it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(GlobalIndex.List.class)
public @interface GlobalIndex {
    /** The name of the index: 3 to 255 of {@code a-z A-Z 0-9 _ . -}. */
    String value();

    /** The partition key attributes, by default the index name followed by {@code PK}. */
    String[] partition() default {};

    /** The sort key attributes, by default the index name followed by {@code SK}; {@code ""} for an index without. */
    String[] sort() default {};

    /** What the index holds of each item. */
    Projection projection() default Projection.ALL;

    /** The stored names of the attributes that {@link Projection#INCLUDE} adds to the keys. */
    String[] include() default {};

    /** The container of several. */
    @Documented
    @Retention(RetentionPolicy.CLASS)
    @Target(ElementType.TYPE)
    @interface List {
        /** The indexes. */
        GlobalIndex[] value();
    }
}
