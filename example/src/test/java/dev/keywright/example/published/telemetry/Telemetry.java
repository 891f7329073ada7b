package dev.keywright.example.published.telemetry;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Table;
import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A day's readings are a collection, however long a device is in use; a device is in the index while its alarm lasts. */
@Table(name = "published-telemetry")
@GlobalIndex("GSI1")
sealed interface Telemetry {
    @Entity
    @Key(partition = "DEVICE#{device}", sort = "#DEVICE")
    @Key(index = "GSI1", partition = "ALARM#{site}", sort = "{alarmSince}#{device}")
    @AccessPattern(
            name = "alarmed",
            given = "site",
            range = "alarmSince",
            cardinality = "0-100",
            about = "Devices of a site with an alarm, the longest first")
    record Device(String device, String site, @Nullable Instant alarmSince) implements Telemetry {}

    @Entity
    @Key(partition = "DEVICE#{device}#{at:day}", sort = "{at}")
    @AccessPattern(
            name = "ofDay",
            given = {"device", "at:day"},
            range = "at",
            cardinality = "0-1440",
            about = "What a device measured on a day")
    record Reading(String device, Instant at, BigDecimal celsius) implements Telemetry {}
}
