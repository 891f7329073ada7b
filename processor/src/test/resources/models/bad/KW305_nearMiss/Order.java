package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.When;
import java.time.Instant;

@Entity
@Key(partition = "ORDER#{id}", sort = "#ORDER")
@Key(
        index = "GSI1",
        partition = "CUSTOMER#{customerId}",
        sort = "PLACED#{placedAt}#{id}",
        when = @When(attribute = "status", is = "OPEN"))
@AccessPattern(
        name = "open",
        given = "customerId",
        range = "placedAt",
        where = @When(attribute = "status", is = "OPEN"))
public record Order(String id, String customerId, Status status, Instant placedAt) implements Shop {}
