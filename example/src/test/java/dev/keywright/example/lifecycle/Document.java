package dev.keywright.example.lifecycle;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import dev.keywright.annotations.Version;

/** A document that several edit at once. */
@Entity
@Key(partition = "DOCUMENT#{id}", sort = "#DOCUMENT")
@Key(index = "GSI1", partition = "OWNER#{owner}", sort = "DOCUMENT#{title}#{id}")
@Unique("slug")
@AccessPattern(name = "byOwner", given = "owner")
public record Document(
        String id,
        String owner,
        String title,
        String slug,
        @Version int version) implements Accounts {}
