package dev.keywright.orders;

import dev.keywright.ItemKey;
import dev.keywright.key.IndexKey;
import dev.keywright.key.InstantFormat;
import dev.keywright.key.KeyPart;
import dev.keywright.key.KeyReader;
import dev.keywright.key.TextFormat;
import java.time.Instant;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public final class OrderKeys {
    private static final KeyPart<String> ORDER_ID = KeyPart.of("Order", "orderId", TextFormat.escaped('#'));
    private static final KeyPart<String> CUSTOMER_ID = KeyPart.of("Order", "customerId", TextFormat.escaped('#'));
    static final KeyPart<Instant> PLACED_AT = KeyPart.of("Order", "placedAt", InstantFormat.NANOS);

    private OrderKeys() {}

    public static ItemKey<Order> of(String orderId) {
        return ItemKey.of(OrderMapping.TYPE, partition(orderId), "#ORDER");
    }

    public static Primary parse(Map<String, AttributeValue> item) {
        KeyReader partition = KeyReader.of("Order", "PK", item).literal("ORDER#");
        String orderId = ORDER_ID.decode(partition.text('#'));
        partition.end();
        KeyReader.of("Order", "SK", item).literal("#ORDER").end();
        return new Primary(orderId);
    }

    public static IndexKey gsi1(String customerId, Instant placedAt, String orderId) {
        return IndexKey.of("GSI1", "GSI1PK", gsi1Partition(customerId), "GSI1SK", gsi1Sort(placedAt, orderId));
    }

    public static Gsi1 parseGsi1(Map<String, AttributeValue> item) {
        KeyReader partition = KeyReader.of("Order", "GSI1PK", item).literal("CUSTOMER#");
        String customerId = CUSTOMER_ID.decode(partition.text('#'));
        partition.end();
        KeyReader sort = KeyReader.of("Order", "GSI1SK", item).literal("PLACED#");
        Instant placedAt = PLACED_AT.decode(sort.fixed(30));
        sort.literal("#");
        String orderId = ORDER_ID.decode(sort.text('#'));
        sort.end();
        return new Gsi1(customerId, placedAt, orderId);
    }

    static String partition(String orderId) {
        return "ORDER#" + ORDER_ID.encode(orderId);
    }

    static String gsi1Partition(String customerId) {
        return "CUSTOMER#" + CUSTOMER_ID.encode(customerId);
    }

    static String gsi1Sort(Instant placedAt, String orderId) {
        return "PLACED#" + PLACED_AT.encode(placedAt) + "#" + ORDER_ID.encode(orderId);
    }

    static String gsi2Sort(Instant placedAt, String orderId) {
        return "PLACED#" + PLACED_AT.encode(placedAt) + "#" + ORDER_ID.encode(orderId);
    }

    public record Primary(String orderId) {}

    public record Gsi1(String customerId, Instant placedAt, String orderId) {}
}
