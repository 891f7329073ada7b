package com.example.shop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "GSI1", partition = "CITY#{address.city}", sort = "#ITEM")
@AccessPattern(name = "byAddressity", given = "address.city", cardinality = "0-100")
public record Item(String id, Address address) implements Shop {}
