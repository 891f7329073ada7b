package dev.keywright.example.lifecycle;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

/** Text under an id. */
@Entity
@Key(partition = "NOTE#{id}", sort = "#NOTE")
public record Note(String id, String text) implements Accounts {}
