package dev.keywright.example.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.CallEvent;
import dev.keywright.CallListener;
import dev.keywright.testing.LocalDynamoDb;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The generated table on the real server, empty, with everything that it sends remembered: the requests as the SDK
 * sends them, and the calls as the listener is told. {@link #raw} goes past both.
 */
final class OrdersOnServer implements AutoCloseable {
    private final List<SdkRequest> sent = new CopyOnWriteArrayList<>();
    private final List<CallEvent> calls = new CopyOnWriteArrayList<>();
    private final DynamoDbClient client;
    private final OrdersTable orders;
    private final RawTable raw;

    OrdersOnServer(LocalDynamoDb server, String name) {
        client = server.clientBuilder()
                .overrideConfiguration(configuration ->
                        configuration.addExecutionInterceptor(new ExecutionInterceptor() {
                            @Override
                            public void beforeExecution(
                                    Context.BeforeExecution context, ExecutionAttributes attributes) {
                                sent.add(context.request());
                            }
                        }))
                .build();
        CallListener listener = calls::add;
        orders = OrdersTable.builder(client).tableName(name).listener(listener).build();
        orders.createIfMissing();
        raw = new RawTable(server.client(), name);
        raw.clear();
        forget();
    }

    OrdersTable orders() {
        return orders;
    }

    RawTable raw() {
        return raw;
    }

    /** Only what is sent from now on counts. */
    void forget() {
        sent.clear();
        calls.clear();
    }

    /** The requests, by the names of their classes: {@code QueryRequest}. */
    List<String> sent() {
        return sent.stream().map(request -> request.getClass().getSimpleName()).toList();
    }

    <R extends SdkRequest> R onlyRequest(Class<R> type) {
        assertThat(sent).hasSize(1);
        return type.cast(sent.get(0));
    }

    List<CallEvent> calls() {
        return calls;
    }

    double capacityUnits() {
        return calls.stream().mapToDouble(CallEvent::capacityUnits).sum();
    }

    /** Nothing that was sent reads the whole table or an index, whatever the test was about. */
    @Override
    public void close() {
        client.close();
        assertThat(sent()).doesNotContain("ScanRequest", "ExecuteStatementRequest");
    }

    static Map<String, AttributeValue> key(String partition, String sort) {
        return Map.of("PK", AttributeValue.fromS(partition), "SK", AttributeValue.fromS(sort));
    }
}
