package dev.keywright.example.guide;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import dev.keywright.annotations.When;
import java.time.LocalDate;
import java.util.Optional;

@Entity
@Key(partition = "CARD#{number}", sort = "#CARD")
@Unique(value = "memberId", when = @When(attribute = "lost", absent = true))
public record Card(String number, String memberId, Optional<LocalDate> lost) implements Library {}
