package com.example.typeless;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "INVOICE#{number:8}", sort = "#INVOICE")
public record Invoice(int number, String customer) implements Ledger.Billing {}
