package dev.keywright.example.trimmed;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Table;
import dev.keywright.annotations.When;
import java.time.LocalDate;
import java.util.Optional;

/** Tasks and their comments, by board and by day. */
@Table(name = "board")
@GlobalIndex("GSI1")
@GlobalIndex(value = "byOwner", partition = "owner", sort = "status")
sealed interface Board {
    enum Status {
        OPEN,
        PAUSED,
        DONE
    }

    /** What is on a board. */
    @AccessPattern(name = "ofBoard", given = "board", consistent = true)
    @AccessPattern(
            name = "kept",
            given = "board",
            where = @When(attribute = "archived", is = "false"),
            trim = true,
            about = "What wasn't archived")
    sealed interface Entry extends Board permits Task, Comment {}

    @Entity
    @Key(partition = "BOARD#{board}", sort = "TASK#{id}")
    @Key(index = "GSI1", partition = "DAY#{day}", sort = "{board}#{id}")
    @AccessPattern(name = "open", given = "board", where = @When(attribute = "status", is = "OPEN"), trim = true)
    @AccessPattern(
            name = "ifOpen",
            given = {"board", "id"},
            where = @When(attribute = "status", is = "OPEN"),
            trim = true)
    @AccessPattern(
            name = "noted",
            given = "board",
            range = "id",
            where = {@When(attribute = "note"), @When(attribute = "detail.link", absent = true)},
            trim = true)
    @AccessPattern(name = "onDay", given = "day", trim = true, cardinality = "0-100")
    @AccessPattern(
            name = "unfinished",
            given = "owner",
            where =
                    @When(
                            attribute = "status",
                            is = {"OPEN", "PAUSED"}),
            trim = true)
    @AccessPattern(name = "fresh", given = "board", consistent = true)
    @AccessPattern(
            name = "getConsistent",
            given = {"board", "id"},
            consistent = true,
            about = "The task as it is now")
    record Task(
            String board,
            String id,
            Status status,
            String owner,
            boolean archived,
            LocalDate day,
            Optional<String> note,
            Detail detail)
            implements Entry {}

    record Detail(String text, Optional<String> link) {}

    @Entity
    @Key(partition = "BOARD#{board}", sort = "COMMENT#{number:4}")
    @Key(index = "GSI1", partition = "DAY#{day}", sort = "{board}#{number:4}")
    @SuppressWarnings("keywright:unused-key")
    record Comment(String board, int number, boolean archived, LocalDate day, String text) implements Entry {}
}
