package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "TICKET#{number}", sort = "#TICKET")
public record Ticket(String number, String email) implements Shop {}
