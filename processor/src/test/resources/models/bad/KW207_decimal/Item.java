package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.math.BigDecimal;

@Entity
@Key(partition = "ITEM#{id}", sort = "{price}")
public record Item(String id, BigDecimal price) implements Shop {}
