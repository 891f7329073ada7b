package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import java.math.BigDecimal;

@Entity
@Key(partition = "CUSTOMER#{id}", sort = "#CUSTOMER")
@Unique("balance")
public record Customer(String id, BigDecimal balance) implements Shop {}
