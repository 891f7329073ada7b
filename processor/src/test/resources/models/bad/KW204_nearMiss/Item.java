package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "AT#{shelf}#{place}")
public record Item(String id, String shelf, String place) implements Shop {}
