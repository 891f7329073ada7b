package com.example.natives;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.SortOrder;
import dev.keywright.annotations.When;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

@Entity
@Key(index = "mixed", partition = "{tenant}#{region}")
@AccessPattern(name = "of", given = "sensor", range = "sequence")
@AccessPattern(name = "one", given = {"sensor", "sequence"})
@AccessPattern(name = "inBuilding", given = {"tenant", "region", "building"}, range = "takenAt", order = SortOrder.DESCENDING)
@AccessPattern(name = "inRegion", given = {"tenant", "region"}, index = "byPlace")
@AccessPattern(name = "inZone", given = "zone", range = "rank", where = {@When(attribute = "zone"), @When(attribute = "rank")})
@AccessPattern(name = "all", range = "takenAt")
@AccessPattern(name = "sequenceIn", given = {"tenant", "region", "sequence"})
public record Reading(
        String sensor, long sequence, String tenant, String region, String building, Instant takenAt, BigDecimal value,
        @Nullable String zone, OptionalInt rank)
        implements Readings {}
