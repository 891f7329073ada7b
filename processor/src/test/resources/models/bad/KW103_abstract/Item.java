package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public abstract non-sealed class Item implements Shop {
    public abstract String id();
}
