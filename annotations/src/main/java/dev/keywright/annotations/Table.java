package dev.keywright.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * One DynamoDB table. Its entities are the {@link Entity} types that are subtypes of the annotated interface or class, and
 * those that name it in {@link Entity#table()}.
 *
 * <p>For a table type {@code R} Keywright generates {@code RTable}, with an accessor for each entity and collection, and
 * {@code RParser}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Table {
    /**
     * The name of the table: 3 to 255 of {@code a-z A-Z 0-9 _ . -}. Can be overridden at run time with
     * {@code RTable.builder(client).tableName(...)}.
     */
    String name();

    /** The partition key attribute. */
    String partitionKey() default "PK";

    /** The sort key attribute; {@code ""} for a table with a partition key only. */
    String sortKey() default "SK";

    /** The attribute that tells the type of an item; {@code ""} for none: types are told by their keys. */
    String typeAttribute() default "type";

    /** The character that ends each component of a key: a single punctuation character. */
    char delimiter() default '#';
}
