package com.example.projections;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.time.Instant;
import java.util.Optional;

/** A trip of a car; GSI1 holds its state, and in keys all but the notes. */
@Entity
@Key(partition = "TRIP#{car}", sort = "AT#{at}")
@Key(index = "GSI1", partition = "DRIVER#{driver}", sort = "AT#{at}#{kind}#{distance:6}")
@AccessPattern(name = "ofCar", given = "car", range = "at")
public record Trip(String car, Instant at, Driver driver, Kind kind, int distance, String state, Optional<String> notes)
        implements Fleet {
    public enum Kind {
        PRIVATE,
        BUSINESS
    }

    public record Driver(String id) {}
}
