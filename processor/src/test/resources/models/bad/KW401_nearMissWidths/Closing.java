package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.time.LocalDate;

@Entity
@Key(partition = "SHOP-{id}", sort = "{day}-CLOSING")
public record Closing(String id, LocalDate day) implements Shop {}
