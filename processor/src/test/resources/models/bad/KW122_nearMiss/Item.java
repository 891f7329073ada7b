package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public final class Item implements Shop {
    private final String id;
    private final long price;

    public Item(String id, long price) {
        this.id = id;
        this.price = price;
    }

    public String id() {
        return id;
    }

    public long getPrice() {
        return price;
    }

    public String label() {
        return id + " at " + price;
    }
}
