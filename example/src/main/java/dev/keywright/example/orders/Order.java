package dev.keywright.example.orders;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.SortOrder;
import dev.keywright.annotations.When;
import java.math.BigDecimal;
import java.time.Instant;

/** An order without its lines. */
@Entity(type = "order")
@Key(partition = "ORDER#{orderId}", sort = "#ORDER")
@Key(index = "GSI1", partition = "CUSTOMER#{customerId}", sort = "PLACED#{placedAt}#{orderId}")
@Key(
        index = "GSI2",
        partition = "STATUS#OPEN",
        sort = "PLACED#{placedAt}#{orderId}",
        when = @When(attribute = "status", is = "OPEN")) // sparse: only open orders are in GSI2
@AccessPattern(
        name = "byCustomer",
        given = "customerId",
        range = "placedAt",
        order = SortOrder.DESCENDING,
        cardinality = "0-500",
        about = "List a customer's orders, newest first")
@AccessPattern(
        name = "open",
        range = "placedAt",
        where = @When(attribute = "status", is = "OPEN"),
        cardinality = "0-2000",
        about = "List open orders across customers, oldest first")
public record Order(String orderId, String customerId, OrderStatus status, BigDecimal total, Instant placedAt)
        implements OrderEntry {}
