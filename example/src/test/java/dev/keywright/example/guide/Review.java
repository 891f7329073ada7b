package dev.keywright.example.guide;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Version;

@Entity
@Key(partition = "REVIEW#{isbn}", sort = "MEMBER#{memberId}")
public record Review(
        String isbn, String memberId, String text, @Version int version) implements Library {}
