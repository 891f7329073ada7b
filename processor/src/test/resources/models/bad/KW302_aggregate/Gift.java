package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ORDER#{orderId}", sort = "GIFT#{number:3}")
public record Gift(String orderId, int number) implements Shop {}
