package dev.keywright.orders;

public enum OrderStatus {
    OPEN,
    SHIPPED,
    CANCELLED
}
