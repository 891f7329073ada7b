package dev.keywright.orders;

import dev.keywright.mapping.TypedParser;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public final class OrderEntryParser {
    static final TypedParser<OrderEntry> PARSER =
            TypedParser.of("OrderEntry", List.of(OrderMapping.TYPE, OrderLineMapping.TYPE));

    private OrderEntryParser() {}

    public static OrderEntry parse(Map<String, AttributeValue> item) {
        return PARSER.parse(item);
    }

    public static Optional<OrderEntry> find(Map<String, AttributeValue> item) {
        return PARSER.find(item);
    }
}
