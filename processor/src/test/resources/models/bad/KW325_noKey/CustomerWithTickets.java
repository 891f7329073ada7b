package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.List;

@Aggregate
@AccessPattern(name = "byEmail", given = "email")
public record CustomerWithTickets(Customer customer, List<Ticket> tickets) {}
