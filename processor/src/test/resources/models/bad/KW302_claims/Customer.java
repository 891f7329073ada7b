package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;

@Entity
@Key(partition = "CUSTOMER#{tenant}", sort = "{email}")
@Unique(value = {"tenant", "email"}, key = "CUSTOMER#{tenant}#{email}")
@Unique(value = "tenant", key = "CUSTOMER#{tenant}")
@AccessPattern(name = "ofTenant", given = "tenant")
public record Customer(String tenant, String email) implements Shop {}
