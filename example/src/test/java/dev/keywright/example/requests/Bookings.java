package dev.keywright.example.requests;

import dev.keywright.annotations.Table;

/** A table without indexes, so that the units of a write are those of its items and claims. */
@Table(name = "bookings")
public sealed interface Bookings permits Booking, Guest {}
