package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import java.util.List;

@Aggregate
@AccessPattern(name = "withNotes", given = "customerId")
public record OrderWithNotes(Order order, List<Note> notes) {}
