package dev.keywright.example.types;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

@Entity
@Key(partition = "TIMES#{id}", sort = "#TIMES")
public record Times(
        String id,
        Instant instant,
        LocalDate date,
        LocalTime time,
        LocalDateTime dateTime,
        OffsetDateTime offsetDateTime,
        OffsetTime offsetTime,
        ZonedDateTime zonedDateTime,
        Year year,
        YearMonth yearMonth,
        MonthDay monthDay,
        Duration duration,
        Period period,
        ZoneId zone,
        ZoneOffset offset)
        implements Types {}
