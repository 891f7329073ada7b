package dev.keywright.benchmarks.model;

/** The state of a purchase. */
public enum Status {
    CANCELLED,
    OPEN,
    SHIPPED
}
