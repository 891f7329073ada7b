package dev.keywright.benchmarks.rival;

import dev.keywright.benchmarks.model.Address;
import dev.keywright.benchmarks.model.Purchase;
import dev.keywright.benchmarks.model.Status;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Hand-written mapping as one writes it on an ordinary day. */
public final class OrdinaryMapping {
    private OrdinaryMapping() {}

    /** The item of a purchase. */
    public static Map<String, AttributeValue> toItem(Purchase purchase) {
        Map<String, AttributeValue> item = new HashMap<>();
        item.putAll(primaryKey(purchase));
        item.putAll(customerKey(purchase));
        item.put("id", AttributeValue.fromS(purchase.id()));
        item.put("customerId", AttributeValue.fromS(purchase.customerId()));
        item.put("status", AttributeValue.fromS(purchase.status().name()));
        item.put("total", AttributeValue.fromN(purchase.total().toPlainString()));
        item.put("placedAt", AttributeValue.fromS(purchase.placedAt().toString()));
        item.put("quantity", AttributeValue.fromN(Integer.toString(purchase.quantity())));
        item.put("sequence", AttributeValue.fromN(Long.toString(purchase.sequence())));
        item.put("gift", AttributeValue.fromBool(purchase.gift()));
        List<AttributeValue> tags = new ArrayList<>();
        for (String tag : purchase.tags()) {
            tags.add(AttributeValue.fromS(tag));
        }
        item.put("tags", AttributeValue.fromL(tags));
        Map<String, AttributeValue> labels = new HashMap<>();
        purchase.labels().forEach((name, label) -> labels.put(name, AttributeValue.fromS(label)));
        item.put("labels", AttributeValue.fromM(labels));
        Map<String, AttributeValue> address = new HashMap<>();
        address.put("street", AttributeValue.fromS(purchase.address().street()));
        address.put("city", AttributeValue.fromS(purchase.address().city()));
        address.put("zip", AttributeValue.fromS(purchase.address().zip()));
        item.put("address", AttributeValue.fromM(address));
        if (purchase.note() != null) {
            item.put("note", AttributeValue.fromS(purchase.note()));
        }
        return item;
    }

    /** The purchase of an item. */
    public static Purchase fromItem(Map<String, AttributeValue> item) {
        List<String> tags = new ArrayList<>();
        for (AttributeValue tag : required(item, "tags").l()) {
            tags.add(tag.s());
        }
        Map<String, String> labels = new HashMap<>();
        required(item, "labels").m().forEach((name, label) -> labels.put(name, label.s()));
        Map<String, AttributeValue> address = required(item, "address").m();
        AttributeValue note = item.get("note");
        return new Purchase(
                required(item, "id").s(),
                required(item, "customerId").s(),
                Status.valueOf(required(item, "status").s()),
                new BigDecimal(required(item, "total").n()),
                Instant.parse(required(item, "placedAt").s()),
                Integer.parseInt(required(item, "quantity").n()),
                Long.parseLong(required(item, "sequence").n()),
                required(item, "gift").bool(),
                tags,
                labels,
                new Address(
                        required(address, "street").s(),
                        required(address, "city").s(),
                        required(address, "zip").s()),
                note == null ? null : note.s());
    }

    /** The key of a purchase in the table. */
    public static Map<String, AttributeValue> primaryKey(Purchase purchase) {
        return Map.of("PK", AttributeValue.fromS("PURCHASE#" + purchase.id()), "SK", AttributeValue.fromS("#PURCHASE"));
    }

    /** The key of a purchase among those of its customer. */
    public static Map<String, AttributeValue> customerKey(Purchase purchase) {
        return Map.of(
                "GSI1PK",
                AttributeValue.fromS("CUSTOMER#" + purchase.customerId()),
                "GSI1SK",
                AttributeValue.fromS("PLACED#" + purchase.placedAt() + "#" + purchase.id()));
    }

    private static AttributeValue required(Map<String, AttributeValue> item, String name) {
        return Objects.requireNonNull(item.get(name));
    }
}
