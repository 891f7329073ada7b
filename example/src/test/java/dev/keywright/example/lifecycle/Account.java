package dev.keywright.example.lifecycle;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import dev.keywright.annotations.When;
import java.time.Instant;
import java.util.Optional;

/** An account whose e-mail address is free again once it is archived. */
@Entity
@Key(partition = "ACCOUNT#{id}", sort = "#ACCOUNT")
@Key(
        index = "GSI1",
        partition = "PLAN#{plan}",
        sort = "ACCOUNT#{id}",
        when = @When(attribute = "archivedAt", absent = true))
@Unique(value = "email", when = @When(attribute = "archivedAt", absent = true))
@AccessPattern(name = "byPlan", given = "plan", where = @When(attribute = "archivedAt", absent = true))
public record Account(String id, String email, String plan, Optional<Instant> archivedAt) implements Accounts {}
