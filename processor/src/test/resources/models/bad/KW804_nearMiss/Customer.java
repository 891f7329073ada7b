package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;

@Entity
@Key(partition = "CUSTOMER#{id}", sort = "#CUSTOMER")
@Key(index = "GSI1", partition = "EMAIL#{email:lower}", sort = "EMAIL")
@Unique("email")
@AccessPattern(name = "byEmail", given = "email", cardinality = "0-1")
public record Customer(String id, String email) implements Shop {}
