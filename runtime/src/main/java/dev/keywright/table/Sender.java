package dev.keywright.table;

import dev.keywright.CallEvent;
import dev.keywright.CallListener;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Sends requests over the blocking client and tells the listener. The only class that calls the client; it neither builds
 * requests nor understands responses. {@code subject} is the pattern or entity that the listener is told.
 */
final class Sender {
    private static final System.Logger LOG = System.getLogger(Sender.class.getName());

    private final DynamoDbClient client;
    private final @Nullable CallListener listener;

    Sender(DynamoDbClient client, @Nullable CallListener listener) {
        this.client = client;
        this.listener = listener;
    }

    GetItemResponse get(String subject, GetItemRequest request) {
        return call(
                "GetItem",
                subject,
                null,
                () -> client.getItem(request),
                response -> new Measures(response.hasItem() ? 1 : 0, 0, units(response.consumedCapacity())));
    }

    QueryResponse query(String subject, QueryRequest request) {
        return call(
                "Query",
                subject,
                request.indexName(),
                () -> client.query(request),
                // A query that only counts has no items, but has found as many.
                response ->
                        new Measures(response.count(), response.scannedCount(), units(response.consumedCapacity())));
    }

    ScanResponse scan(String subject, ScanRequest request) {
        return call(
                "Scan",
                subject,
                null,
                () -> client.scan(request),
                response -> new Measures(
                        response.items().size(), response.scannedCount(), units(response.consumedCapacity())));
    }

    PutItemResponse put(String subject, PutItemRequest request) {
        return call(
                "PutItem",
                subject,
                null,
                () -> client.putItem(request),
                response -> new Measures(1, 0, units(response.consumedCapacity())));
    }

    UpdateItemResponse update(String subject, UpdateItemRequest request) {
        return call(
                "UpdateItem",
                subject,
                null,
                () -> client.updateItem(request),
                response -> new Measures(1, 0, units(response.consumedCapacity())));
    }

    DeleteItemResponse delete(String subject, DeleteItemRequest request) {
        return call(
                "DeleteItem",
                subject,
                null,
                () -> client.deleteItem(request),
                response -> new Measures(1, 0, units(response.consumedCapacity())));
    }

    TransactWriteItemsResponse transact(String subject, TransactWriteItemsRequest request) {
        return call(
                "TransactWriteItems",
                subject,
                null,
                () -> client.transactWriteItems(request),
                response -> new Measures(request.transactItems().size(), 0, units(response.consumedCapacity())));
    }

    BatchGetItemResponse batchGet(String subject, BatchGetItemRequest request) {
        return call(
                "BatchGetItem",
                subject,
                null,
                () -> client.batchGetItem(request),
                response -> new Measures(
                        response.responses().values().stream()
                                .mapToInt(List::size)
                                .sum(),
                        0,
                        units(response.consumedCapacity())));
    }

    BatchWriteItemResponse batchWrite(String subject, BatchWriteItemRequest request) {
        return call(
                "BatchWriteItem",
                subject,
                null,
                () -> client.batchWriteItem(request),
                response -> new Measures(
                        size(request.requestItems()) - size(response.unprocessedItems()),
                        0,
                        units(response.consumedCapacity())));
    }

    private static int size(Map<String, List<WriteRequest>> writes) {
        return writes.values().stream().mapToInt(List::size).sum();
    }

    TransactGetItemsResponse transactGet(String subject, TransactGetItemsRequest request) {
        return call(
                "TransactGetItems",
                subject,
                null,
                () -> client.transactGetItems(request),
                response -> new Measures(
                        (int) response.responses().stream()
                                .filter(each -> !each.item().isEmpty())
                                .count(),
                        0,
                        units(response.consumedCapacity())));
    }

    CreateTableResponse create(CreateTableRequest request) {
        return call(
                "CreateTable", request.tableName(), null, () -> client.createTable(request), response -> Measures.NONE);
    }

    DescribeTableResponse describe(DescribeTableRequest request) {
        return call(
                "DescribeTable",
                request.tableName(),
                null,
                () -> client.describeTable(request),
                response -> Measures.NONE);
    }

    DescribeTimeToLiveResponse describe(DescribeTimeToLiveRequest request) {
        return call(
                "DescribeTimeToLive",
                request.tableName(),
                null,
                () -> client.describeTimeToLive(request),
                response -> Measures.NONE);
    }

    UpdateTimeToLiveResponse enable(UpdateTimeToLiveRequest request) {
        return call(
                "UpdateTimeToLive",
                request.tableName(),
                null,
                () -> client.updateTimeToLive(request),
                response -> Measures.NONE);
    }

    private <R> R call(
            String operation, String subject, @Nullable String index, Supplier<R> send, Function<R, Measures> measure) {
        if (listener == null) {
            return send.get();
        }
        long start = System.nanoTime();
        R response;
        try {
            response = send.get();
        } catch (RuntimeException e) {
            tell(listener, operation, subject, index, Measures.NONE, System.nanoTime() - start, e);
            throw e;
        }
        tell(listener, operation, subject, index, measure.apply(response), System.nanoTime() - start, null);
        return response;
    }

    private static void tell(
            CallListener listener,
            String operation,
            String subject,
            @Nullable String index,
            Measures measures,
            long nanos,
            @Nullable RuntimeException error) {
        try {
            listener.called(new CallEvent(
                    operation,
                    subject,
                    index,
                    measures.items(),
                    measures.scanned(),
                    measures.units(),
                    Duration.ofNanos(nanos),
                    error));
        } catch (RuntimeException e) {
            // A write may have been committed: its caller must not take the listener's failure for its own.
            LOG.log(System.Logger.Level.WARNING, "a call listener failed on " + operation + " for " + subject, e);
        }
    }

    /** What a response tells of its cost; endpoints other than AWS may leave the capacity out. */
    static double units(@Nullable ConsumedCapacity capacity) {
        return capacity == null || capacity.capacityUnits() == null ? 0 : capacity.capacityUnits();
    }

    private static double units(List<ConsumedCapacity> capacities) {
        double sum = 0;
        for (ConsumedCapacity capacity : capacities) {
            sum += units(capacity);
        }
        return sum;
    }

    private record Measures(int items, int scanned, double units) {
        static final Measures NONE = new Measures(0, 0, 0);
    }
}
