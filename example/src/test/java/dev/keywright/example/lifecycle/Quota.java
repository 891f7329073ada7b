package dev.keywright.example.lifecycle;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Counter;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.TimeToLive;
import dev.keywright.annotations.When;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** What a user has used up on a day; it expires, and is found by day as long as nothing blocks it. */
@Entity
@Key(partition = "QUOTA#{user}", sort = "DAY#{day}")
@Key(
        index = "GSI1",
        partition = "FREE#{day}",
        sort = "QUOTA#{user}",
        when = @When(attribute = "blockedBy", absent = true))
@AccessPattern(
        name = "free",
        given = "day",
        where = @When(attribute = "blockedBy", absent = true),
        cardinality = "0-1000")
public record Quota(
        String user,
        LocalDate day,
        @Counter int used,
        Optional<String> blockedBy,
        List<String> log,
        @TimeToLive Optional<Instant> expiresAt)
        implements Accounts {}
