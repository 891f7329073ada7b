package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "VOUCHER#{code}", sort = "#VOUCHER")
public record Voucher(String code) implements Shop {}
