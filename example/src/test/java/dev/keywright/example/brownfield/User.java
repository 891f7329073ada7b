package dev.keywright.example.brownfield;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@Entity(type = "USR")
@Key(partition = "user|{id}", sort = "profile")
@AccessPattern(name = "byMail", given = "mail")
public record User(
        String id,
        @Attribute("n") String name,
        @Nullable String mail,
        @Attribute("tags") Set<String> labels) implements Legacy {}
