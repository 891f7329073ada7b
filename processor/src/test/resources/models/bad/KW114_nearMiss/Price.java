package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "PRICE#{currency}")
public record Price(String id, String currency, long amount) implements Shop {}
