package dev.keywright.example.layouts;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

/** A many-to-many relation: read from the one side in the table, from the other in the inverted index. */
@Entity
@Key(partition = "WATCHED!{ticket}", sort = "WATCHER!{user}")
@AccessPattern(name = "watching", given = "ticket", range = "user")
@AccessPattern(name = "watchedBy", given = "user", range = "ticket")
public record Watcher(String ticket, String user) implements Desk {}
