package dev.keywright.orders;

import dev.keywright.ItemKey;
import dev.keywright.key.KeyPart;
import dev.keywright.key.TextFormat;

public final class OrderLineKeys {
    private static final KeyPart<String> ORDER_ID = KeyPart.of("OrderLine", "orderId", TextFormat.escaped('#'));
    static final KeyPart<String> SKU = KeyPart.of("OrderLine", "sku", TextFormat.escaped('#'));

    private OrderLineKeys() {}

    public static ItemKey<OrderLine> of(String orderId, String sku) {
        return ItemKey.of(OrderLineMapping.TYPE, partition(orderId), sort(sku));
    }

    static String partition(String orderId) {
        return "ORDER#" + ORDER_ID.encode(orderId);
    }

    static String sort(String sku) {
        return "LINE#" + SKU.encode(sku);
    }
}
