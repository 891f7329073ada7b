package dev.keywright.orders;

import dev.keywright.mapping.Values;
import dev.keywright.table.EntityUpdate;
import dev.keywright.table.TableClient;
import dev.keywright.table.UpdatedAttribute;
import java.math.BigDecimal;
import java.time.Instant;

/** A partial update of one {@link Order}: what isn't set stays as it is. ... */
public final class OrderUpdate extends EntityUpdate<Order> {
    private final String orderId;
    private final UpdatedAttribute<String> customerId = attribute("customerId", Values.STRING);
    private final UpdatedAttribute<OrderStatus> status = attribute("status", OrderMapping.STATUS);
    private final UpdatedAttribute<Instant> placedAt = attribute("placedAt", Values.INSTANT);

    OrderUpdate(TableClient table, String orderId) {
        super(table, OrderKeys.of(orderId));
        this.orderId = orderId;
    }

    /** Sets customerId; GSI1PK follows. */
    public OrderUpdate customerId(String customerId) {
        this.customerId.set(customerId);
        return this;
    }

    /**
     * Sets status; GSI2PK and GSI2SK follow.
     *
     * @param placedAt the present value, which GSI2SK is made of: a condition of the update, unless the update sets it too
     */
    public OrderUpdate status(OrderStatus status, Instant placedAt) {
        this.status.set(status);
        this.placedAt.expect(placedAt);
        return this;
    }

    public OrderUpdate total(BigDecimal total) {
        set("total", Values.DECIMAL, total); // null: InvalidAttributeException
        return this;
    }

    public OrderUpdate addToTotal(BigDecimal amount) {
        add("total", Values.DECIMAL, amount);
        return this;
    }

    public OrderUpdate placedAt(Instant placedAt, OrderStatus status) {
        this.placedAt.set(placedAt);
        this.status.expect(status);
        return this;
    }

    @Override
    protected void follow() {
        if (customerId.isSet()) {
            key("GSI1PK", OrderKeys.gsi1Partition(customerId.value()));
        }
        if (placedAt.isSet()) {
            sortKey("GSI1SK", OrderKeys.gsi1Sort(placedAt.value(), orderId));
        }
        if (status.isSet() || placedAt.isSet()) {
            if (status.value() == OrderStatus.OPEN) {
                key("GSI2PK", "STATUS#OPEN");
                sortKey("GSI2SK", OrderKeys.gsi2Sort(placedAt.value(), orderId));
            } else {
                remove("GSI2PK", "GSI2SK");
            }
        }
    }
}
