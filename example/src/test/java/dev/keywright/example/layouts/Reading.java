package dev.keywright.example.layouts;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

@Entity
@AccessPattern(name = "of", given = "sensor", range = "sequence")
@AccessPattern(name = "inSequence", given = "sequence")
@AccessPattern(name = "byLevel", given = "tenant", range = "level")
@AccessPattern(
        name = "inBuilding",
        given = {"tenant", "region", "building"},
        range = "level")
public record Reading(
        String sensor,
        long sequence,
        String tenant,
        String region,
        @Nullable String building,
        BigDecimal level) implements Readings {}
