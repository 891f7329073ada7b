package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.Optional;

@Entity
@Key(partition = "ITEM#{id}")
public record Item(String id, Optional<String> shelf) implements Shop {}
