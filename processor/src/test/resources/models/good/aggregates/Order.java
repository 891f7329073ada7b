package com.example.aggregates;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;

@Entity
@Key(partition = "ORDER#{orderId}", sort = "#ORDER")
@Key(index = "GSI1", partition = "CODE#{code}", sort = "ORDER")
@Unique("code")
public record Order(String orderId, String code) implements Shop {}
