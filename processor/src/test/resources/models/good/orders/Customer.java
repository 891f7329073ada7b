package com.example.orders;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import java.time.Instant;

@Entity(type = "customer")
@Key(partition = "CUSTOMER#{id}", sort = "#PROFILE")
@Key(index = "GSI1", partition = "EMAIL#{email:lower}", sort = "EMAIL")
@Unique("email")
@AccessPattern(name = "byEmail", given = "email", cardinality = "0-1", about = "Find a customer by email")
public record Customer(String id, String email, String name, Instant createdAt) implements Orders {}
