package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "CLAIM#{id}", sort = "#CLAIM")
public record EmailClaim(String id) implements Shop {}
