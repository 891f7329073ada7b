package dev.keywright.testing;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a {@code String} parameter of a {@link DynamoDbTest} that gets the test class's own table name: the class's
 * simple name and a random end, such as {@code OrdersTest-3f9a01c2}.
 *
 * <p>It is the same in the constructor, the lifecycle methods, the tests and the nested classes of one class, and differs
 * between classes and between runs, so that tests may share a server and even an account. The extension neither creates
 * the table nor deletes it.
 */
@Documented
@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.RUNTIME)
public @interface TableName {}
