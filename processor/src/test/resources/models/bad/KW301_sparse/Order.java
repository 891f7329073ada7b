package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.When;
import java.util.Optional;

@Entity
@Key(partition = "ORDER#{id}", sort = "#ORDER")
@Key(
        index = "GSI1",
        partition = "CUSTOMER#{customerId}",
        sort = "ORDER#{id}",
        when = @When(attribute = "status", is = "OPEN"))
@Key(index = "GSI2", partition = "COURIER#{courier}", sort = "ORDER#{id}")
@AccessPattern(name = "byCustomer", given = "customerId")
@AccessPattern(name = "withCourier", given = "courier", where = @When(attribute = "status", is = "SHIPPED"))
public record Order(String id, String customerId, Status status, Optional<String> courier) implements Shop {}
