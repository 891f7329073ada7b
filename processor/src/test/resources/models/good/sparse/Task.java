package com.example.sparse;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.When;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

@Entity
@Key(partition = "TASK|{project}", sort = "TASK|{kind}|{number:6}")
@Key(index = "GSI1", partition = "ASSIGNEE|{assignee}", sort = "DUE|{due}|{number:6}")
@Key(
        index = "GSI2",
        partition = "OPEN|{kind}",
        sort = "{due:day}|{project}",
        when = {
            @When(attribute = "state", is = {"NEW", "BUSY"}),
            @When(attribute = "blocked", is = "false"),
            @When(attribute = "label", is = {"urgent", "soon"}),
            @When(attribute = "assignee", absent = true)
        })
@Key(index = "GSI3", partition = "PLACE|{place.city}", sort = "{place.floor}", when = @When(attribute = "label"))
@AccessPattern(name = "ofAssignee", given = "assignee", range = "due")
@AccessPattern(name = "first", given = {"assignee", "due", "number"}, cardinality = "0-1")
@AccessPattern(name = "ofKind", given = {"project", "kind"}, range = "number")
@AccessPattern(name = "get", given = {"project", "kind", "number"}, about = "Look a task up")
public record Task(
        String project,
        Kind kind,
        int number,
        State state,
        boolean blocked,
        @Nullable String label,
        Optional<Assignee> assignee,
        @Nullable Instant due,
        Place place,
        OptionalInt effort)
        implements Tasks {
    public enum Kind {
        BUG,
        CHORE
    }

    public enum State {
        NEW,
        BUSY,
        DONE
    }

    public record Assignee(String name) {}

    public record Place(@Nullable String city, OptionalInt floor) {}
}
