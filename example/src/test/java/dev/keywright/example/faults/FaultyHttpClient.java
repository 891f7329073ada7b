package dev.keywright.example.faults;

import java.io.IOException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** An HTTP client whose requests to DynamoDB go wrong as planned, on the wire: the SDK and all above it are as ever. */
public final class FaultyHttpClient implements SdkHttpClient {
    private final SdkHttpClient network = Apache5HttpClient.create();
    private final AtomicInteger requests = new AtomicInteger();
    private final AtomicInteger faults = new AtomicInteger();
    private FaultPlan plan = FaultPlan.NONE;
    private UnprocessedPlan unprocessed = UnprocessedPlan.NONE;

    /** From now on. */
    public synchronized void plan(FaultPlan next) {
        plan = next;
        requests.set(0);
        faults.set(0);
    }

    /** From now on. */
    public synchronized void leaveUnprocessed(UnprocessedPlan next) {
        unprocessed = next;
    }

    /** Since the plan was given. */
    public int requests() {
        return requests.get();
    }

    /** Since the plan was given. */
    public int faults() {
        return faults.get();
    }

    private synchronized @Nullable Fault next(String operation) {
        return plan.next(operation);
    }

    private synchronized SplitBatch split(JsonNode request) {
        return new SplitBatch(request, unprocessed);
    }

    @Override
    public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
        String target =
                request.httpRequest().firstMatchingHeader("X-Amz-Target").orElseThrow();
        String operation = target.substring(target.indexOf('.') + 1);
        return new ExecutableHttpRequest() {
            @Override
            public HttpExecuteResponse call() throws IOException {
                return send(operation, request);
            }

            @Override
            public void abort() {}
        };
    }

    private HttpExecuteResponse send(String operation, HttpExecuteRequest request) throws IOException {
        requests.incrementAndGet();
        Fault fault = next(operation);
        if (fault == null) {
            return operation.startsWith("Batch") ? sendBatch(request) : sendOn(request);
        }
        faults.incrementAndGet();
        if (fault.isExecuted()) {
            Message response = Message.of(sendOn(request));
            return switch (fault) {
                case RESET_AFTER -> throw new SocketException("Connection reset");
                case TIMEOUT_AFTER -> throw new SocketTimeoutException("Read timed out");
                case ERROR_AFTER -> Message.error(500, "InternalServerError", "");
                case TRUNCATED -> response.truncated();
                // The SDK compares the checksum of what succeeded only: TLS has to protect the rest.
                default ->
                    response.status() == 200 ? response.corrupted() : Message.error(500, "InternalServerError", "");
            };
        }
        return switch (fault) {
            case THROTTLED -> Message.error(400, "ProvisionedThroughputExceededException", "");
            case SERVER_ERROR -> Message.error(500, "InternalServerError", "");
            case CONFLICT -> Message.conflict(operation, Message.text(request));
            default -> throw new SocketException("Connection reset");
        };
    }

    private HttpExecuteResponse sendBatch(HttpExecuteRequest request) throws IOException {
        SplitBatch split = split(JsonNode.parser().parse(Message.text(request)));
        if (split.isWhole()) {
            return sendOn(request);
        }
        JsonNode response = JsonNode.parser().parse("{}");
        if (!split.isEmpty()) {
            Message answer = Message.of(sendOn(Message.with(request, split.request())));
            if (answer.status() != 200) {
                return answer.response();
            }
            response = JsonNode.parser().parse(answer.text());
        }
        return Message.ok(split.response(response).getBytes(StandardCharsets.UTF_8));
    }

    private HttpExecuteResponse sendOn(HttpExecuteRequest request) throws IOException {
        return network.prepareRequest(request).call();
    }

    @Override
    public void close() {
        network.close();
    }
}
