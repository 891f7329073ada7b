package dev.keywright.table;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;

/** Creates a table that isn't there, or checks one that is. */
final class TableCreation {
    private static final Duration POLL_INTERVAL = Duration.ofMillis(500);

    /** Tables take seconds; a new table with many indexes may take a minute or two. */
    private static final int POLLS = 600;

    private final Sender sender;
    private final TableDefinition definition;

    TableCreation(Sender sender, TableDefinition definition) {
        this.sender = sender;
        this.definition = definition;
    }

    /**
     * Returns when the table is there and active.
     *
     * @throws IllegalStateException if the table that is there isn't as defined, or isn't active after five minutes
     */
    void createIfMissing() {
        if (describe() == null) {
            create();
        }
        TableDescription table = active();
        List<String> differences = new SchemaComparison(definition).differences(table);
        if (!differences.isEmpty()) {
            throw new IllegalStateException("table " + definition.name() + " is there, but is not as defined: "
                    + String.join("; ", differences));
        }
        if (definition.timeToLive() != null) {
            enableTimeToLive(definition.timeToLive());
        }
    }

    private void enableTimeToLive(String attribute) {
        String present = timeToLive();
        if (present == null) {
            try {
                sender.enable(UpdateTimeToLiveRequest.builder()
                        .tableName(definition.name())
                        .timeToLiveSpecification(specification ->
                                specification.attributeName(attribute).enabled(true))
                        .build());
                return;
            } catch (DynamoDbException e) {
                // Refused if someone else was faster, which the table then tells.
                present = timeToLive();
                if (present == null) {
                    throw e;
                }
            }
        }
        if (!present.equals(attribute)) {
            throw new IllegalStateException("table " + definition.name() + " is there, but its items expire by "
                    + present + " instead of " + attribute);
        }
    }

    /** The attribute by which items expire; null for none. */
    private @Nullable String timeToLive() {
        TimeToLiveDescription present = sender.describe(DescribeTimeToLiveRequest.builder()
                        .tableName(definition.name())
                        .build())
                .timeToLiveDescription();
        if (present == null) {
            return null;
        }
        TimeToLiveStatus status = present.timeToLiveStatus();
        return status == TimeToLiveStatus.ENABLED || status == TimeToLiveStatus.ENABLING
                ? present.attributeName()
                : null;
    }

    private void create() {
        try {
            sender.create(definition.createRequest());
        } catch (ResourceInUseException e) {
            // Someone else was faster, and what they made is checked as any other table.
        }
    }

    /** Null if there is none, or none yet: DescribeTable may lag behind CreateTable. */
    private @Nullable TableDescription describe() {
        try {
            return sender.describe(DescribeTableRequest.builder()
                            .tableName(definition.name())
                            .build())
                    .table();
        } catch (ResourceNotFoundException e) {
            return null;
        }
    }

    private TableDescription active() {
        for (int poll = 0; poll < POLLS; poll++) {
            TableDescription table = describe();
            if (table != null && table.tableStatus() == TableStatus.ACTIVE) {
                return table;
            }
            pause();
        }
        throw new IllegalStateException("table " + definition.name() + " is not active after five minutes");
    }

    private static void pause() {
        try {
            Thread.sleep(POLL_INTERVAL.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw AbortedException.create("interrupted while waiting for a table", e);
        }
    }
}
