package com.example.projections;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.TimeToLive;
import java.time.Instant;

/** A lease that GSI2 holds in keys only, its expiry too. */
@Entity
@Key(partition = "LEASE#{id}", sort = "#LEASE")
@Key(index = "GSI2", partition = "LESSEE#{lessee}", sort = "UNTIL#{until}#{id}")
@AccessPattern(name = "byLessee", given = "lessee", range = "until")
public record Lease(String id, String lessee, @TimeToLive Instant until) implements Fleet {}
