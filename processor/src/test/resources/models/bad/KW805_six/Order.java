package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ORDER#{id}", sort = "#ORDER")
@Key(index = "GSI1", partition = "A1#{a1}", sort = "ORDER#{id}")
@Key(index = "GSI2", partition = "A2#{a2}", sort = "ORDER#{id}")
@Key(index = "GSI3", partition = "A3#{a3}", sort = "ORDER#{id}")
@Key(index = "GSI4", partition = "A4#{a4}", sort = "ORDER#{id}")
@Key(index = "GSI5", partition = "A5#{a5}", sort = "ORDER#{id}")
@Key(index = "GSI6", partition = "A6#{a6}", sort = "ORDER#{id}")
@AccessPattern(name = "byA1", given = "a1")
@AccessPattern(name = "byA2", given = "a2")
@AccessPattern(name = "byA3", given = "a3")
@AccessPattern(name = "byA4", given = "a4")
@AccessPattern(name = "byA5", given = "a5")
@AccessPattern(name = "byA6", given = "a6")
public record Order(String id, String a1, String a2, String a3, String a4, String a5, String a6) implements Shop {}
