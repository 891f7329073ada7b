package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public final class Item implements Shop {
    public String id = "";

    public void setAll() {}

    public void setId(String id) {
        this.id = id;
    }
}
