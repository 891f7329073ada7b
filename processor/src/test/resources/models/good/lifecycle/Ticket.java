package com.example.lifecycle;

import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Counter;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.TimeToLive;
import dev.keywright.annotations.Unique;
import dev.keywright.annotations.Version;
import dev.keywright.annotations.When;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

@Entity
@Key(partition = "TICKET#{number}", sort = "#TICKET")
@Unique(value = {"hall", "seat"}, name = "place", when = @When(attribute = "seat"))
@Unique(value = "code", when = @When(attribute = "paid", is = "true"))
public record Ticket(
        int number,
        String hall,
        java.util.Optional<Integer> seat,
        String code,
        boolean paid,
        List<String> guests,
        Set<String> tags,
        @Counter int scans,
        @Version int version,
        @Attribute("expiresAt") @TimeToLive OptionalLong validUntil)
        implements Lives {}
