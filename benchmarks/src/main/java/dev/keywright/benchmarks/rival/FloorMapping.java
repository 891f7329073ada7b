package dev.keywright.benchmarks.rival;

import dev.keywright.benchmarks.model.Address;
import dev.keywright.benchmarks.model.Purchase;
import dev.keywright.benchmarks.model.Status;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The least that can be done: no set per value, nothing made twice, nothing checked, not even that keys can't be forged.
 */
// An array by ordinal is the fastest there is, which is what a floor is for.
@SuppressWarnings("EnumOrdinal")
public final class FloorMapping {
    private static final AttributeValue TRUE = AttributeValue.createBool(true);
    private static final AttributeValue FALSE = AttributeValue.createBool(false);
    private static final AttributeValue SORT = AttributeValue.createS("#PURCHASE");
    private static final AttributeValue[] SMALL = new AttributeValue[1024];
    private static final AttributeValue[] STATUS_VALUES = new AttributeValue[Status.values().length];
    private static final Map<String, Status> STATUSES = new HashMap<>();

    static {
        for (int i = 0; i < SMALL.length; i++) {
            SMALL[i] = AttributeValue.createN(Integer.toString(i));
        }
        for (Status status : Status.values()) {
            STATUS_VALUES[status.ordinal()] = AttributeValue.createS(status.name());
            STATUSES.put(status.name(), status);
        }
    }

    private FloorMapping() {}

    /** The item of a purchase. */
    public static Map<String, AttributeValue> toItem(Purchase purchase) {
        FloorMap item = new FloorMap(16);
        String placedAt = FloorInstants.format(purchase.placedAt());
        item.add("PK", AttributeValue.createS("PURCHASE#" + purchase.id()));
        item.add("SK", SORT);
        item.add("GSI1PK", AttributeValue.createS("CUSTOMER#" + purchase.customerId()));
        item.add("GSI1SK", AttributeValue.createS("PLACED#" + placedAt + "#" + purchase.id()));
        item.add("id", AttributeValue.createS(purchase.id()));
        item.add("customerId", AttributeValue.createS(purchase.customerId()));
        item.add("status", STATUS_VALUES[purchase.status().ordinal()]);
        item.add("total", AttributeValue.createN(purchase.total().toString()));
        item.add("placedAt", AttributeValue.createS(placedAt));
        item.add("quantity", number(purchase.quantity()));
        item.add("sequence", number(purchase.sequence()));
        item.add("gift", purchase.gift() ? TRUE : FALSE);
        List<AttributeValue> tags = new ArrayList<>(purchase.tags().size());
        for (String tag : purchase.tags()) {
            tags.add(AttributeValue.createS(tag));
        }
        item.add("tags", AttributeValue.createL(tags));
        FloorMap labels = new FloorMap(purchase.labels().size());
        for (Map.Entry<String, String> label : purchase.labels().entrySet()) {
            labels.add(label.getKey(), AttributeValue.createS(label.getValue()));
        }
        item.add("labels", AttributeValue.createM(labels));
        FloorMap address = new FloorMap(3);
        address.add("street", AttributeValue.createS(purchase.address().street()));
        address.add("city", AttributeValue.createS(purchase.address().city()));
        address.add("zip", AttributeValue.createS(purchase.address().zip()));
        item.add("address", AttributeValue.createM(address));
        if (purchase.note() != null) {
            item.add("note", AttributeValue.createS(purchase.note()));
        }
        return item;
    }

    /** The purchase of an item. */
    public static Purchase fromItem(Map<String, AttributeValue> item) {
        List<AttributeValue> storedTags = required(item, "tags").l();
        List<String> tags = new ArrayList<>(storedTags.size());
        for (int i = 0; i < storedTags.size(); i++) {
            tags.add(storedTags.get(i).s());
        }
        Map<String, AttributeValue> storedLabels = required(item, "labels").m();
        Map<String, String> labels = new HashMap<>(2 * storedLabels.size());
        for (Map.Entry<String, AttributeValue> label : storedLabels.entrySet()) {
            labels.put(label.getKey(), label.getValue().s());
        }
        Map<String, AttributeValue> address = required(item, "address").m();
        AttributeValue note = item.get("note");
        return new Purchase(
                required(item, "id").s(),
                required(item, "customerId").s(),
                Objects.requireNonNull(STATUSES.get(required(item, "status").s())),
                new BigDecimal(required(item, "total").n()),
                FloorInstants.parse(required(item, "placedAt").s()),
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
        FloorMap key = new FloorMap(2);
        key.add("PK", AttributeValue.createS("PURCHASE#" + purchase.id()));
        key.add("SK", SORT);
        return key;
    }

    /** The key of a purchase among those of its customer. */
    public static Map<String, AttributeValue> customerKey(Purchase purchase) {
        FloorMap key = new FloorMap(2);
        key.add("GSI1PK", AttributeValue.createS("CUSTOMER#" + purchase.customerId()));
        key.add(
                "GSI1SK",
                AttributeValue.createS("PLACED#" + FloorInstants.format(purchase.placedAt()) + "#" + purchase.id()));
        return key;
    }

    private static AttributeValue number(long value) {
        return value >= 0 && value < SMALL.length ? SMALL[(int) value] : AttributeValue.createN(Long.toString(value));
    }

    private static AttributeValue required(Map<String, AttributeValue> item, String name) {
        return Objects.requireNonNull(item.get(name));
    }
}
