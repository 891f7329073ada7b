package com.example.typeless;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.time.Instant;

@Entity
@Key(partition = "INVOICE#{number:8}", sort = "PAID#{at}")
public record Payment(int number, Instant at) implements Ledger.Billing {}
