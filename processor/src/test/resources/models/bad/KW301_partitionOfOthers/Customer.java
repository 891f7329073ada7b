package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "CUSTOMER#{id}", sort = "#PROFILE")
@Key(index = "GSI1", partition = "CUSTOMER#{city}", sort = "CUSTOMER#{id}")
@AccessPattern(name = "inCity", given = "city")
public record Customer(String id, String city) implements Shop {}
