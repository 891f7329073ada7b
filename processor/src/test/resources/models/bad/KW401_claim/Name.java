package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "NAME#{text}", sort = "NAME#{text}")
public record Name(String text) implements Shop {}
