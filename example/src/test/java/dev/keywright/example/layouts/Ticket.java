package dev.keywright.example.layouts;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.When;
import java.time.Instant;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

@Entity
@Key(partition = "TEAM!{team}", sort = "TICKET!{id}")
@Key(
        index = "work",
        partition = "OPEN!{team}",
        sort = "{openedAt:day}!{id}",
        when = {@When(attribute = "state", is = "OPEN"), @When(attribute = "assignee", absent = true)})
@Key(
        index = "work",
        partition = "OF!{assignee}",
        sort = "{dueAt:utc}!{id}",
        when = {@When(attribute = "state", is = "OPEN"), @When(attribute = "assignee")})
@Key(index = "work", partition = "DONE!{team}", sort = "{openedAt}", when = @When(attribute = "state", is = "DONE"))
@Key(index = "paths", partition = "CITY!{place.city}", sort = "FILE!{place.path:raw}")
@Key(index = "byPriority", sort = "P!{priority:3}!{id}")
@AccessPattern(
        name = "openedOn",
        given = {"team", "openedAt:day"},
        where = {@When(attribute = "state", is = "OPEN"), @When(attribute = "assignee", absent = true)})
@AccessPattern(name = "of", given = "assignee", range = "dueAt:utc", where = @When(attribute = "state", is = "OPEN"))
@AccessPattern(name = "done", given = "team", range = "openedAt", where = @When(attribute = "state", is = "DONE"))
@AccessPattern(name = "inCity", given = "place.city", range = "place.path")
@AccessPattern(name = "byPriority", given = "team", range = "priority")
public record Ticket(
        TeamId team,
        String id,
        State state,
        @Nullable String assignee,
        Instant openedAt,
        OffsetDateTime dueAt,
        int priority,
        Place place)
        implements Desk {
    public record TeamId(String value) {}

    public enum State {
        OPEN,
        DONE,
        DROPPED
    }

    public record Place(@Nullable String city, String path) {}
}
