package dev.keywright.example.faults;

import dev.keywright.annotations.Counter;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Version;
import java.util.List;
import java.util.Set;

/** What is added to, on a version. */
@Entity
@Key(partition = "TALLY#{id}", sort = "#TALLY")
public record Tally(
        String id,
        @Counter long total,
        List<String> lines,
        Set<String> tags,
        Set<Integer> sizes,
        @Version int version) implements Tallies {}
