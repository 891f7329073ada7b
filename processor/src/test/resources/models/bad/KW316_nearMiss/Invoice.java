package com.example.shop.billing;

import com.example.shop.Shop;
import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "INVOICE#{number}")
@AccessPattern(name = "invoicesOf", given = "customerId")
public record Invoice(String customerId, String number) implements Shop {}
