package com.example.lifecycle;

public enum Status {
    OPEN,
    PAID,
    CLOSED
}
