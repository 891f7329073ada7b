package dev.keywright.example.guide;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.Optional;
import java.util.Set;

@Entity
@Key(partition = "BOOK#{isbn}", sort = "#BOOK")
public record Book(String isbn, String title, Optional<String> subtitle, Set<String> topics, int copies)
        implements Shelf {}
