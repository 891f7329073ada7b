package dev.keywright.example.types;

import java.time.YearMonth;

/** Stored with a discriminator. */
public sealed interface Payment {
    record Card(String number, YearMonth expiry) implements Payment {}

    record Invoice(Address to) implements Payment {}

    record Cash() implements Payment {}
}
