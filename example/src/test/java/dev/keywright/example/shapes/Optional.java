package dev.keywright.example.shapes;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.List;

/** Called as a type that generated code imports. */
@Entity
@Key(partition = "OPTIONAL#{id}")
public record Optional(String id, java.util.Optional<String> value, List<Map> maps) implements Shapes {}
