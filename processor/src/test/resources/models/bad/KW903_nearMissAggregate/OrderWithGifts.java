package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.List;

@Aggregate
@AccessPattern(name = "withGifts", given = "orderId")
public record OrderWithGifts(Order order, List<Gift> gifts) {}
