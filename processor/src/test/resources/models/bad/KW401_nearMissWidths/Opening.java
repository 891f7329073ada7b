package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.time.LocalDate;

@Entity
@Key(partition = "SHOP-{id}", sort = "{day}-OPENING")
public record Opening(String id, LocalDate day) implements Shop {}
