package dev.keywright.example.lifecycle;

import dev.keywright.annotations.Counter;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.Optional;

/** Who came to a place; of dogs nobody knows until the first. */
@Entity
@Key(partition = "VISITS#{place}", sort = "#VISITS")
public record Visits(
        String place, @Counter int people, @Counter Optional<Integer> dogs) implements Accounts {}
