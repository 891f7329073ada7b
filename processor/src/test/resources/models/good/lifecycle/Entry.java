package com.example.lifecycle;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Counter;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.math.BigDecimal;
import java.util.Optional;

@Entity
@Key(partition = "PAGE#{page}", sort = "DAY#{day}")
@AccessPattern(name = "days", given = "page", range = "day")
public record Entry(
        String page,
        java.time.LocalDate day,
        @Counter long views,
        @Counter Optional<Integer> sales,
        @Counter BigDecimal turnover,
        @Counter double weight)
        implements Lives {}
