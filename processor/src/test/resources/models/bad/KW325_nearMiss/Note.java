package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "CUSTOMER#{customerId}", sort = "NOTE#{noteId}")
public record Note(String customerId, String noteId) implements Shop {}
