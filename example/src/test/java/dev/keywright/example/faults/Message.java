package dev.keywright.example.faults;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpFullResponse;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** A response that was read whole, and what can become of it. */
record Message(SdkHttpResponse head, byte[] body) {
    static Message of(HttpExecuteResponse response) throws IOException {
        try (InputStream body = response.responseBody().orElseThrow()) {
            return new Message(response.httpResponse(), body.readAllBytes());
        }
    }

    static String text(HttpExecuteRequest request) {
        try (InputStream body = request.contentStreamProvider().orElseThrow().newStream()) {
            return new String(body.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static HttpExecuteRequest with(HttpExecuteRequest request, String text) {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        SdkHttpRequest head = request.httpRequest().toBuilder()
                .putHeader("Content-Length", Integer.toString(body.length))
                .build();
        return HttpExecuteRequest.builder()
                .request(head)
                .contentStreamProvider(() -> new ByteArrayInputStream(body))
                .build();
    }

    static HttpExecuteResponse ok(byte[] body) {
        return response(200, new ByteArrayInputStream(body));
    }

    static HttpExecuteResponse error(int status, String type, String more) {
        String body =
                "{\"__type\":\"com.amazonaws.dynamodb.v20120810#" + type + "\",\"message\":\"a fault\"" + more + "}";
        return response(status, new ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8)));
    }

    /** What DynamoDB says where another transaction is at work; reads outside transactions never hear of it. */
    static HttpExecuteResponse conflict(String operation, String request) {
        if (!operation.startsWith("Transact")) {
            return operation.endsWith("Item") && !operation.equals("GetItem") && !operation.startsWith("Batch")
                    ? error(400, "TransactionConflictException", "")
                    : error(500, "InternalServerError", "");
        }
        int actions = JsonNode.parser()
                .parse(request)
                .field("TransactItems")
                .orElseThrow()
                .asArray()
                .size();
        String reasons = IntStream.range(0, actions)
                .mapToObj(i -> "{\"Code\":\"" + (i == actions - 1 ? "TransactionConflict" : "None") + "\"}")
                .collect(Collectors.joining(","));
        return error(400, "TransactionCanceledException", ",\"CancellationReasons\":[" + reasons + "]");
    }

    HttpExecuteResponse response() {
        return response(head.statusCode(), new ByteArrayInputStream(body));
    }

    /** The first half, and then the connection breaks. */
    HttpExecuteResponse truncated() {
        InputStream half = new ByteArrayInputStream(Arrays.copyOf(body, body.length / 2));
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("Premature end of the body");
            }
        };
        return response(head.statusCode(), new SequenceInputStream(half, broken));
    }

    /** Bits have changed on the way, which the SDK sees by the checksum. */
    HttpExecuteResponse corrupted() {
        byte[] other = body.clone();
        if (other.length > 2) {
            other[other.length / 2] ^= 1;
        }
        SdkHttpFullResponse.Builder response = SdkHttpFullResponse.builder()
                .statusCode(head.statusCode())
                .headers(head.headers())
                .putHeader("x-amz-crc32", "1");
        return HttpExecuteResponse.builder()
                .response(response.build())
                .responseBody(AbortableInputStream.create(new ByteArrayInputStream(other)))
                .build();
    }

    int status() {
        return head.statusCode();
    }

    String text() {
        return new String(body, StandardCharsets.UTF_8);
    }

    private static HttpExecuteResponse response(int status, InputStream body) {
        return HttpExecuteResponse.builder()
                .response(SdkHttpResponse.builder()
                        .statusCode(status)
                        .headers(Collections.emptyMap())
                        .build())
                .responseBody(AbortableInputStream.create(body))
                .build();
    }
}
