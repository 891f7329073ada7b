package dev.keywright.example.requests;

import dev.keywright.annotations.Counter;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Version;
import java.util.List;

/** A guest, versioned, whose stays are counted. */
@Entity
@Key(partition = "GUEST#{id}", sort = "#GUEST")
public record Guest(
        String id,
        String name,
        List<String> wishes,
        @Counter int stays,
        @Version int version) implements Bookings {}
