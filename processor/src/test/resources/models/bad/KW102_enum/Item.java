package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM", sort = "#ITEM")
public enum Item implements Shop {
    ONLY
}
