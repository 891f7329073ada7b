package dev.keywright.example.types;

import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "PROFILE#{id}", sort = "#PROFILE")
public record Profile(String id, @Attribute("table.x") Settings settings) implements Types {}
