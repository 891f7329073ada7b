package com.example.shop;

import dev.keywright.annotations.Counter;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.math.BigDecimal;
import java.util.Optional;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public record Item(String id, @Counter int views, @Counter Optional<Long> sales, @Counter BigDecimal turnover) implements Shop {}
