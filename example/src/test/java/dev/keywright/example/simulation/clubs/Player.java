package dev.keywright.example.simulation.clubs;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.TimeToLive;
import dev.keywright.annotations.Unique;
import dev.keywright.annotations.When;
import java.time.Instant;
import java.util.Optional;

/** Alone with an e-mail address whatever its case, and with a shirt of a team until it has left. */
@Entity
@Key(partition = "CLUB#{club}", sort = "PLAYER#{id}")
@Key(
        index = "GSI1",
        partition = "TEAM#{club}#{team}",
        sort = "SHIRT#{shirt:3}#{id}",
        when = @When(attribute = "left", absent = true))
@Unique(value = "email", key = "EMAIL#{email:lower}")
@Unique(
        value = {"club", "team", "shirt"},
        when = @When(attribute = "left", absent = true))
@AccessPattern(
        name = "ofTeam",
        given = {"club", "team"},
        where = {@When(attribute = "shirt"), @When(attribute = "left", absent = true)})
public record Player(
        String club,
        String id,
        String email,
        Optional<String> team,
        Optional<Integer> shirt,
        Optional<Instant> left,
        @TimeToLive Optional<Instant> expiresAt)
        implements Clubs {}
