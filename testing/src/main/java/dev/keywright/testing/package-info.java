/**
 * A local DynamoDB-compatible server for tests.
 *
 * <p>{@link dev.keywright.testing.LocalDynamoDb} starts one, or stands for any other endpoint;
 * {@link dev.keywright.testing.DynamoDbTest} hands it to JUnit Jupiter tests. The package knows DynamoDB and nothing of
 * Keywright's tables, so it serves any test that needs DynamoDB.
 */
@NullMarked
package dev.keywright.testing;

import org.jspecify.annotations.NullMarked;
