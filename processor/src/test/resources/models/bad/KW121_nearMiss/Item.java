package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public final class Item implements Shop {
    private final String id;
    private final String name;

    public Item(int number) {
        this("n" + number, "");
    }

    public Item(String id, String name) {
        this.id = id;
        this.name = name;
    }

    public String id() {
        return id;
    }

    public String name() {
        return name;
    }
}
