package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A local secondary index of the annotated {@link Table}: another sort key within the table's partitions, which can be read
 * strongly consistently. At most 5 a table, only while the table is made, and with one an item collection can hold no more
 * than 10 GB: prefer a {@link GlobalIndex}.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/LSI.html">DynamoDB: local secondary
 *     indexes</a>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(LocalIndex.List.class)
public @interface LocalIndex {
    /** The name of the index: 3 to 255 of {@code a-z A-Z 0-9 _ . -}. */
    String value();

    /** The sort key attribute, by default the index name followed by {@code SK}. */
    String sort() default "";

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
        LocalIndex[] value();
    }
}
