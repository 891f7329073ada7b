package dev.keywright.testing;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Gives a JUnit Jupiter test class a DynamoDB. Its constructor, test and lifecycle methods may have parameters of these
 * types:
 *
 * <ul>
 *   <li>{@link LocalDynamoDb}: the one that all tests of the run share, see {@link LocalDynamoDb#shared()};
 *   <li>{@link software.amazon.awssdk.services.dynamodb.DynamoDbClient}: its client, not to be closed;
 *   <li>{@link TableName @TableName} {@code String}: a table name of the class's own.
 * </ul>
 *
 * <pre>{@code
 * @DynamoDbTest
 * class OrdersTest {
 *     @BeforeAll
 *     static void createTable(DynamoDbClient client, @TableName String table) { ... }
 * }
 * }</pre>
 *
 * <p>Works with JUnit 5 and 6. Where no DynamoDB can be had, the tests fail with a
 * {@link LocalDynamoDbUnavailableException} that says what to do.
 */
@Documented
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(DynamoDbExtension.class)
public @interface DynamoDbTest {}
