package com.example.orders;

public enum OrderStatus {
    OPEN,
    SHIPPED,
    CANCELLED
}
