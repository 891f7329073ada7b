package dev.keywright.example.requests;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import org.jspecify.annotations.Nullable;

/** A seat of a hall; the index has those that are taken. */
@Entity
@AccessPattern(name = "of", given = "guest", range = "price")
public record Seat(String hall, int number, @Nullable String guest, int price, String note) implements Seats {}
