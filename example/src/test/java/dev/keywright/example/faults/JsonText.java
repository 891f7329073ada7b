package dev.keywright.example.faults;

import java.nio.charset.StandardCharsets;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.protocols.jsoncore.JsonWriter;

/** Writes JSON trees, of which the SDK has a reader only. */
final class JsonText {
    private final JsonWriter writer = JsonWriter.create();

    private JsonText() {}

    static String of(JsonNode node) {
        JsonText text = new JsonText();
        text.write(node);
        return new String(text.writer.getBytes(), StandardCharsets.UTF_8);
    }

    private void write(JsonNode node) {
        if (node.isObject()) {
            writer.writeStartObject();
            node.asObject().forEach((name, value) -> {
                writer.writeFieldName(name);
                write(value);
            });
            writer.writeEndObject();
        } else if (node.isArray()) {
            writer.writeStartArray();
            node.asArray().forEach(this::write);
            writer.writeEndArray();
        } else if (node.isString()) {
            writer.writeValue(node.asString());
        } else if (node.isNumber()) {
            writer.writeNumber(node.asNumber());
        } else if (node.isBoolean()) {
            writer.writeValue(node.asBoolean());
        } else {
            writer.writeNull();
        }
    }
}
