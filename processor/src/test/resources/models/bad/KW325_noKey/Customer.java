package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "CUSTOMER#{id}", sort = "#CUSTOMER")
public record Customer(String id, String email) implements Shop {}
