package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "{address.city}#{addressCity}")
public record Item(String id, Address address, String addressCity) implements Shop {}
