package dev.keywright.example.requests;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** A booking of a room for a day; a guest has one room a day, if the guest is known yet. */
@Entity
@Key(partition = "BOOKING#{id}", sort = "#BOOKING")
@Unique({"room", "day"})
@Unique({"guest", "day"})
public record Booking(String id, String room, @Nullable String guest, LocalDate day, String note) implements Bookings {}
