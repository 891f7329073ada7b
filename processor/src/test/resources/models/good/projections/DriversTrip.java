package com.example.projections;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.View;
import dev.keywright.annotations.When;
import java.time.Instant;

@View(of = Trip.class)
@AccessPattern(name = "byDriver", given = "driver", range = "at")
@AccessPattern(name = "businessOf", given = "driver", where = @When(attribute = "kind", is = "BUSINESS"), trim = true)
public record DriversTrip(String car, Instant at, Trip.Driver driver, Trip.Kind kind, int distance, String state) {}
