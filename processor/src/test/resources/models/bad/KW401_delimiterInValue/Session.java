package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.UUID;

@Entity
@Key(partition = "{id}", sort = "ALL")
public record Session(UUID id) implements Shop {}
