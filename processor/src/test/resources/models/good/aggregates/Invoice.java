package com.example.aggregates;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.time.Instant;

@Entity
@Key(partition = "ORDER#{orderId}", sort = "INVOICE")
public record Invoice(String orderId, Instant at) implements Shop {}
