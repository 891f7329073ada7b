package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ORDER#{orderId}", sort = "INVOICE#{number}")
public record Invoice(String orderId, String number) implements Billing {}
