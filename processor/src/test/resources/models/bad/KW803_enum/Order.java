package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ORDER#{id}", sort = "#ORDER")
@Key(index = "GSI1", partition = "STATUS#{status}", sort = "ORDER#{id}")
@AccessPattern(name = "byStatus", given = "status")
public record Order(String id, Status status) implements Shop {}
