package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public final class Item implements Shop {
    private final String id;

    Item(String id) {
        this.id = id;
    }

    public static Item of(String id) {
        return new Item(id);
    }

    public String id() {
        return id;
    }
}
