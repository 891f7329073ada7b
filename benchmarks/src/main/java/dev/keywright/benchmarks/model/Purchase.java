package dev.keywright.benchmarks.model;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Twelve components, four key attributes; with one component null, fifteen stored attributes. */
@Entity
@Key(partition = "PURCHASE#{id}", sort = "#PURCHASE")
@Key(index = "GSI1", partition = "CUSTOMER#{customerId}", sort = "PLACED#{placedAt}#{id}")
@AccessPattern(
        name = "byCustomer",
        given = "customerId",
        range = "placedAt",
        cardinality = "0-500",
        about = "List a customer's purchases, oldest first")
public record Purchase(
        String id,
        String customerId,
        Status status,
        BigDecimal total,
        Instant placedAt,
        int quantity,
        long sequence,
        boolean gift,
        List<String> tags,
        Map<String, String> labels,
        Address address,
        @Nullable String note)
        implements Shop {}
