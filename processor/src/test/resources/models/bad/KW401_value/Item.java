package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "{kind}#{id}", sort = "#DATA")
public record Item(String kind, String id) implements Shop {}
