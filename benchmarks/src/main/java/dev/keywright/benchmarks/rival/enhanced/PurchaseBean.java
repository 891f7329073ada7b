package dev.keywright.benchmarks.rival.enhanced;

import dev.keywright.benchmarks.model.Address;
import dev.keywright.benchmarks.model.Purchase;
import dev.keywright.benchmarks.model.Status;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondaryPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondarySortKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** A purchase as a bean. Its keys are properties that are computed when read, and ignored when set. */
@DynamoDbBean
public final class PurchaseBean {
    private String id;
    private String customerId;
    private Status status;
    private BigDecimal total;
    private Instant placedAt;
    private int quantity;
    private long sequence;
    private boolean gift;
    private List<String> tags;
    private Map<String, String> labels;
    private AddressBean address;
    private String note;

    /** An empty one, for the schema to fill. */
    public PurchaseBean() {}

    /** A bean of the same values. */
    public static PurchaseBean of(Purchase purchase) {
        PurchaseBean bean = new PurchaseBean();
        bean.id = purchase.id();
        bean.customerId = purchase.customerId();
        bean.status = purchase.status();
        bean.total = purchase.total();
        bean.placedAt = purchase.placedAt();
        bean.quantity = purchase.quantity();
        bean.sequence = purchase.sequence();
        bean.gift = purchase.gift();
        bean.tags = purchase.tags();
        bean.labels = purchase.labels();
        bean.address = AddressBean.of(purchase.address());
        bean.note = purchase.note();
        return bean;
    }

    /** The purchase of the same values. */
    public Purchase toPurchase() {
        return new Purchase(
                id,
                customerId,
                status,
                total,
                placedAt,
                quantity,
                sequence,
                gift,
                tags,
                labels,
                new Address(address.getStreet(), address.getCity(), address.getZip()),
                note);
    }

    @DynamoDbPartitionKey
    @DynamoDbAttribute("PK")
    public String getPk() {
        return "PURCHASE#" + id;
    }

    public void setPk(String ignored) {}

    @DynamoDbSortKey
    @DynamoDbAttribute("SK")
    public String getSk() {
        return "#PURCHASE";
    }

    public void setSk(String ignored) {}

    @DynamoDbSecondaryPartitionKey(indexNames = "GSI1")
    @DynamoDbAttribute("GSI1PK")
    public String getCustomerKey() {
        return "CUSTOMER#" + customerId;
    }

    public void setCustomerKey(String ignored) {}

    @DynamoDbSecondarySortKey(indexNames = "GSI1")
    @DynamoDbAttribute("GSI1SK")
    public String getPlacedKey() {
        return "PLACED#" + placedAt + "#" + id;
    }

    public void setPlacedKey(String ignored) {}

    public String getId() {
        return id;
    }

    public void setId(String id) {
        this.id = id;
    }

    public String getCustomerId() {
        return customerId;
    }

    public void setCustomerId(String customerId) {
        this.customerId = customerId;
    }

    public Status getStatus() {
        return status;
    }

    public void setStatus(Status status) {
        this.status = status;
    }

    public BigDecimal getTotal() {
        return total;
    }

    public void setTotal(BigDecimal total) {
        this.total = total;
    }

    public Instant getPlacedAt() {
        return placedAt;
    }

    public void setPlacedAt(Instant placedAt) {
        this.placedAt = placedAt;
    }

    public int getQuantity() {
        return quantity;
    }

    public void setQuantity(int quantity) {
        this.quantity = quantity;
    }

    public long getSequence() {
        return sequence;
    }

    public void setSequence(long sequence) {
        this.sequence = sequence;
    }

    public boolean isGift() {
        return gift;
    }

    public void setGift(boolean gift) {
        this.gift = gift;
    }

    public List<String> getTags() {
        return tags;
    }

    public void setTags(List<String> tags) {
        this.tags = tags;
    }

    public Map<String, String> getLabels() {
        return labels;
    }

    public void setLabels(Map<String, String> labels) {
        this.labels = labels;
    }

    public AddressBean getAddress() {
        return address;
    }

    public void setAddress(AddressBean address) {
        this.address = address;
    }

    public String getNote() {
        return note;
    }

    public void setNote(String note) {
        this.note = note;
    }
}
