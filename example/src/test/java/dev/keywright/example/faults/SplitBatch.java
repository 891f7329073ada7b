package dev.keywright.example.faults;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.protocols.jsoncore.internal.ArrayJsonNode;
import software.amazon.awssdk.protocols.jsoncore.internal.ObjectJsonNode;

/**
 * A batch of which part is really not sent: {@code RequestItems} of each table are a list of writes, or hold a list of keys.
 */
final class SplitBatch {
    private final Map<String, JsonNode> sent = new LinkedHashMap<>();
    private final Map<String, JsonNode> left = new LinkedHashMap<>();
    private final JsonNode request;

    SplitBatch(JsonNode request, UnprocessedPlan plan) {
        this.request = request;
        request.field("RequestItems").orElseThrow().asObject().forEach((table, parts) -> {
            boolean areKeys = parts.isObject();
            List<JsonNode> all = areKeys ? parts.field("Keys").orElseThrow().asArray() : parts.asArray();
            List<JsonNode> sentParts = new ArrayList<>();
            List<JsonNode> leftParts = new ArrayList<>();
            all.forEach(part -> (plan.isLeft(part) ? leftParts : sentParts).add(part));
            add(sent, table, areKeys, parts, sentParts);
            add(left, table, areKeys, parts, leftParts);
        });
    }

    private static void add(
            Map<String, JsonNode> tables, String table, boolean areKeys, JsonNode all, List<JsonNode> parts) {
        if (parts.isEmpty()) {
            return;
        }
        JsonNode list = new ArrayJsonNode(parts);
        tables.put(table, areKeys ? with(all, "Keys", list) : list);
    }

    private static JsonNode with(JsonNode object, String name, JsonNode value) {
        Map<String, JsonNode> fields = new LinkedHashMap<>(object.asObject());
        fields.put(name, value);
        return new ObjectJsonNode(fields);
    }

    boolean isWhole() {
        return left.isEmpty();
    }

    boolean isEmpty() {
        return sent.isEmpty();
    }

    /** The request for what is sent. */
    String request() {
        return JsonText.of(with(request, "RequestItems", new ObjectJsonNode(sent)));
    }

    /** The response to it, or to nothing, with what is left. */
    String response(JsonNode response) {
        boolean areKeys = left.values().iterator().next().isObject();
        return JsonText.of(with(response, areKeys ? "UnprocessedKeys" : "UnprocessedItems", new ObjectJsonNode(left)));
    }
}
