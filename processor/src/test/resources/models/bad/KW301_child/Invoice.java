package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "INVOICE#{number}", sort = "#INVOICE")
public record Invoice(String number, String orderId) implements Shop {}
