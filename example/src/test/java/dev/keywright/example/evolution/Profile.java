package dev.keywright.example.evolution;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Its first version had {@code id} and {@code name}; all else came later. */
@Entity
@Key(partition = "PROFILE#{id}", sort = "#PROFILE")
@Key(index = "GSI1", partition = "TEAM#{team}", sort = "{name}")
@AccessPattern(name = "inTeam", given = "team")
public record Profile(
        String id,
        String name,
        Optional<String> nick,
        OptionalInt age,
        @Nullable String team,
        List<String> links,
        Set<String> tags,
        Map<String, String> settings,
        @Nullable Address address)
        implements Profiles {
    public record Address(String city, Optional<String> street) {}
}
