package dev.keywright.benchmarks.rival.enhanced;

import dev.keywright.benchmarks.model.Address;
import dev.keywright.benchmarks.model.Purchase;
import dev.keywright.benchmarks.model.Status;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbIgnore;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondaryPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSecondarySortKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** A purchase as an immutable class with a builder. Its keys are computed when read, and ignored when set. */
@DynamoDbImmutable(builder = ImmutablePurchase.Builder.class)
public final class ImmutablePurchase {
    private final String id;
    private final String customerId;
    private final Status status;
    private final BigDecimal total;
    private final Instant placedAt;
    private final int quantity;
    private final long sequence;
    private final boolean gift;
    private final List<String> tags;
    private final Map<String, String> labels;
    private final ImmutableAddress address;
    private final String note;

    private ImmutablePurchase(Builder builder) {
        this.id = builder.id;
        this.customerId = builder.customerId;
        this.status = builder.status;
        this.total = builder.total;
        this.placedAt = builder.placedAt;
        this.quantity = builder.quantity;
        this.sequence = builder.sequence;
        this.gift = builder.gift;
        this.tags = builder.tags;
        this.labels = builder.labels;
        this.address = builder.address;
        this.note = builder.note;
    }

    /** An immutable of the same values. */
    public static ImmutablePurchase of(Purchase purchase) {
        return builder()
                .id(purchase.id())
                .customerId(purchase.customerId())
                .status(purchase.status())
                .total(purchase.total())
                .placedAt(purchase.placedAt())
                .quantity(purchase.quantity())
                .sequence(purchase.sequence())
                .gift(purchase.gift())
                .tags(purchase.tags())
                .labels(purchase.labels())
                .address(ImmutableAddress.of(purchase.address()))
                .note(purchase.note())
                .build();
    }

    /** The purchase of the same values. */
    @DynamoDbIgnore
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
                new Address(address.street(), address.city(), address.zip()),
                note);
    }

    public static Builder builder() {
        return new Builder();
    }

    @DynamoDbPartitionKey
    @DynamoDbAttribute("PK")
    public String pk() {
        return "PURCHASE#" + id;
    }

    @DynamoDbSortKey
    @DynamoDbAttribute("SK")
    public String sk() {
        return "#PURCHASE";
    }

    @DynamoDbSecondaryPartitionKey(indexNames = "GSI1")
    @DynamoDbAttribute("GSI1PK")
    public String customerKey() {
        return "CUSTOMER#" + customerId;
    }

    @DynamoDbSecondarySortKey(indexNames = "GSI1")
    @DynamoDbAttribute("GSI1SK")
    public String placedKey() {
        return "PLACED#" + placedAt + "#" + id;
    }

    public String id() {
        return id;
    }

    public String customerId() {
        return customerId;
    }

    public Status status() {
        return status;
    }

    public BigDecimal total() {
        return total;
    }

    public Instant placedAt() {
        return placedAt;
    }

    public int quantity() {
        return quantity;
    }

    public long sequence() {
        return sequence;
    }

    public boolean gift() {
        return gift;
    }

    public List<String> tags() {
        return tags;
    }

    public Map<String, String> labels() {
        return labels;
    }

    public ImmutableAddress address() {
        return address;
    }

    public String note() {
        return note;
    }

    /** What the schema fills. */
    public static final class Builder {
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
        private ImmutableAddress address;
        private String note;

        private Builder() {}

        public Builder pk(String ignored) {
            return this;
        }

        public Builder sk(String ignored) {
            return this;
        }

        public Builder customerKey(String ignored) {
            return this;
        }

        public Builder placedKey(String ignored) {
            return this;
        }

        public Builder id(String id) {
            this.id = id;
            return this;
        }

        public Builder customerId(String customerId) {
            this.customerId = customerId;
            return this;
        }

        public Builder status(Status status) {
            this.status = status;
            return this;
        }

        public Builder total(BigDecimal total) {
            this.total = total;
            return this;
        }

        public Builder placedAt(Instant placedAt) {
            this.placedAt = placedAt;
            return this;
        }

        public Builder quantity(int quantity) {
            this.quantity = quantity;
            return this;
        }

        public Builder sequence(long sequence) {
            this.sequence = sequence;
            return this;
        }

        public Builder gift(boolean gift) {
            this.gift = gift;
            return this;
        }

        public Builder tags(List<String> tags) {
            this.tags = tags;
            return this;
        }

        public Builder labels(Map<String, String> labels) {
            this.labels = labels;
            return this;
        }

        public Builder address(ImmutableAddress address) {
            this.address = address;
            return this;
        }

        public Builder note(String note) {
            this.note = note;
            return this;
        }

        public ImmutablePurchase build() {
            return new ImmutablePurchase(this);
        }
    }
}
