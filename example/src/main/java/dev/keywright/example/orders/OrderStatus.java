package dev.keywright.example.orders;

/** How far an order is. */
public enum OrderStatus {
    /** To be packed: the orders that index GSI2 holds. */
    OPEN,
    /** With the carrier. */
    SHIPPED,
    /** With the customer. */
    DELIVERED,
    /** Called off before it was shipped. */
    CANCELLED
}
