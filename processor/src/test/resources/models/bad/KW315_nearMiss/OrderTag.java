package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ORDER#{orderId}", sort = "TAG#{tag}")
@Key(index = "GSI1", partition = "TAG#{tag}", sort = "ORDER#{orderId}")
@AccessPattern(name = "byTag", given = "tag")
public record OrderTag(String orderId, String tag) implements Shop {}
