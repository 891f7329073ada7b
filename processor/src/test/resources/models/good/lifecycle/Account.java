package com.example.lifecycle;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import dev.keywright.annotations.Version;
import dev.keywright.annotations.When;
import java.time.Instant;
import java.util.Optional;

@Entity
@Key(partition = "ACCOUNT#{id}", sort = "#ACCOUNT")
@Key(
        index = "GSI1",
        partition = "EMAIL#{email:lower}",
        sort = "EMAIL",
        when = {
            @When(attribute = "archivedAt", absent = true),
            @When(attribute = "status", is = {"OPEN", "PAID"})
        })
@Unique(
        value = "email",
        when = {
            @When(attribute = "archivedAt", absent = true),
            @When(attribute = "status", is = {"OPEN", "PAID"})
        })
@AccessPattern(
        name = "byEmail",
        given = "email",
        where = {
            @When(attribute = "archivedAt", absent = true),
            @When(attribute = "status", is = {"OPEN", "PAID"})
        },
        cardinality = "0-1")
public record Account(
        String id, String email, Status status, Optional<Instant> archivedAt, @Version Long version) implements Lives {}
