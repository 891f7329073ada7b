package dev.keywright.example.lifecycle;

import dev.keywright.annotations.Counter;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.Optional;

/** How often a page was seen. */
@Entity
@Key(partition = "PAGE#{page}", sort = "#VIEWS")
public record PageViews(String page, @Counter long views, Optional<String> title) implements Accounts {}
