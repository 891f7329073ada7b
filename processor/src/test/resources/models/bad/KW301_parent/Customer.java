package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;

@Entity
@Key(partition = "CUSTOMER#{id}", sort = "#CUSTOMER")
@Unique("email")
public record Customer(String id, String email) implements Shop {}
