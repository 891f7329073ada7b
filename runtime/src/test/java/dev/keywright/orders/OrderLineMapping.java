package dev.keywright.orders;

import dev.keywright.ItemKey;
import dev.keywright.mapping.EntityType;
import dev.keywright.mapping.ItemReader;
import dev.keywright.mapping.ItemWriter;
import dev.keywright.mapping.TableLayout;
import dev.keywright.mapping.Values;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public final class OrderLineMapping extends EntityType<OrderLine> {
    public static final OrderLineMapping TYPE = new OrderLineMapping();

    private OrderLineMapping() {
        super(OrderLine.class, "orderLine", new TableLayout("PK", "SK", "type"));
    }

    @Override
    public ItemKey<OrderLine> keyOf(OrderLine line) {
        return OrderLineKeys.of(line.orderId(), line.sku());
    }

    @Override
    public Map<String, AttributeValue> toItem(OrderLine line) {
        ItemWriter item = writer(7);
        item.key("PK", OrderLineKeys.partition(line.orderId()));
        item.sortKey("SK", OrderLineKeys.sort(line.sku()));
        item.type();
        item.put("orderId", Values.STRING, line.orderId());
        item.put("sku", Values.STRING, line.sku());
        item.put("qty", line.qty());
        item.put("price", Values.DECIMAL, line.price());
        return item.build();
    }

    @Override
    public OrderLine fromItem(Map<String, AttributeValue> item) {
        ItemReader in = reader(item);
        return new OrderLine(
                in.get("orderId", Values.STRING),
                in.get("sku", Values.STRING),
                in.getInt("qty"),
                in.get("price", Values.DECIMAL));
    }
}
