package dev.keywright;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * One call to DynamoDB.
 *
 * @param operation the operation as DynamoDB names it: {@code Query}, {@code PutItem}, {@code TransactWriteItems}
 * @param subject what it was for: the access pattern, {@code Order.byCustomer}; else the entity, {@code Order}; else the table
 * @param index the index that a query reads, null for the table itself
 * @param items how many items came back, were counted, or were written
 * @param scannedCount how many items DynamoDB read to find them; 0 for what isn't a query
 * @param capacityUnits the read or write units consumed, indexes included; 0 where DynamoDB tells none, as for most failures
 * @param elapsed the time from the call to its response, the SDK's retries included
 * @param error what the call raised, null if it succeeded. A failed condition is such an error
 */
public record CallEvent(
        String operation,
        String subject,
        @Nullable String index,
        int items,
        int scannedCount,
        double capacityUnits,
        Duration elapsed,
        @Nullable RuntimeException error) {}
