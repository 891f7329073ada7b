/** A local DynamoDB server for tests and demonstrations. */
@NullMarked
package dev.keywright.testing;

import org.jspecify.annotations.NullMarked;
