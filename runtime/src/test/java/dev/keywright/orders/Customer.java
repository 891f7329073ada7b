package dev.keywright.orders;

import java.time.Instant;

public record Customer(String id, String email, String name, Instant createdAt) implements Orders {}
