package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.stream.Stream;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public record Item(String id, Stream<String> tags) implements Shop {}
