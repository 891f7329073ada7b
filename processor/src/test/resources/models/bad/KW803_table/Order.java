package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "STATUS#{status}", sort = "ORDER#{id}")
public record Order(String id, Status status) implements Shop {}
