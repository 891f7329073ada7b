package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import java.util.Optional;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
@Key(index = "GSI1", partition = "CITY#{address.city}", sort = "#ITEM")
public record Item(String id, Optional<Address> address) implements Shop {}
