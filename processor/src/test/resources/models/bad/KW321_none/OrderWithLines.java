package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;

@Aggregate
@AccessPattern(name = "withLines", given = "orderId")
public record OrderWithLines() {}
