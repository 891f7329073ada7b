package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Unique;
import java.util.Set;

@Entity
@Key(partition = "CUSTOMER#{id}", sort = "#CUSTOMER")
@Unique("emails")
public record Customer(String id, Set<String> emails) implements Shop {}
