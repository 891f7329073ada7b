package dev.keywright.example.guide;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.SortOrder;
import dev.keywright.annotations.When;
import java.time.LocalDate;
import java.util.Optional;

@Entity
@Key(partition = "BOOK#{isbn}", sort = "LOAN#{copy:4}")
@Key(
        index = "GSI1",
        partition = "READER#{memberId}",
        sort = "DUE#{due}#{isbn}#{copy:4}",
        when = @When(attribute = "returned", absent = true))
@AccessPattern(
        name = "ofMember",
        given = "memberId",
        range = "due",
        where = @When(attribute = "returned", absent = true),
        about = "What somebody has to bring back")
@AccessPattern(
        name = "returnedCopies",
        given = "isbn",
        order = SortOrder.DESCENDING,
        where = @When(attribute = "returned"),
        trim = true)
public record Loan(String isbn, int copy, String memberId, LocalDate due, Optional<LocalDate> returned)
        implements Shelf {}
