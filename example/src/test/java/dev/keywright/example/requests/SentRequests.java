package dev.keywright.example.requests;

import dev.keywright.testing.LocalDynamoDb;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** All requests that a client sends, as the SDK is given them. */
final class SentRequests implements ExecutionInterceptor {
    private final List<SdkRequest> requests = new CopyOnWriteArrayList<>();

    /** A client whose requests are seen here. */
    DynamoDbClient clientOf(LocalDynamoDb server) {
        return server.clientBuilder()
                .overrideConfiguration(configuration -> configuration.addExecutionInterceptor(this))
                .build();
    }

    @Override
    public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
        requests.add(context.request());
    }

    void forget() {
        requests.clear();
    }

    List<SdkRequest> all() {
        return requests;
    }

    List<TransactWriteItemsRequest> transactions() {
        return requests.stream()
                .filter(TransactWriteItemsRequest.class::isInstance)
                .map(TransactWriteItemsRequest.class::cast)
                .toList();
    }

    /** {@code UpdateItem}, or {@code TransactWriteItems Put Delete} with the kinds of its actions in order. */
    static String text(SdkRequest request) {
        String operation = request.getClass().getSimpleName().replace("Request", "");
        return request instanceof TransactWriteItemsRequest transaction
                ? operation + " "
                        + String.join(
                                " ",
                                transaction.transactItems().stream()
                                        .map(SentRequests::kind)
                                        .toList())
                : operation;
    }

    private static String kind(TransactWriteItem action) {
        if (action.put() != null) {
            return "Put";
        }
        if (action.update() != null) {
            return "Update";
        }
        return action.delete() != null ? "Delete" : "Check";
    }
}
