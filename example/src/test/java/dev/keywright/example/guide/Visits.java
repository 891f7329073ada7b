package dev.keywright.example.guide;

import dev.keywright.annotations.Counter;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.time.LocalDate;

@Entity
@Key(partition = "VISITS#{branch}", sort = "DAY#{day}")
public record Visits(String branch, LocalDate day, @Counter long count) implements Library {}
