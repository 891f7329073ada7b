package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public final class Item implements Shop {
    private final String id;

    private Item(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    public static Builder builder() {
        return new Builder();
    }

    public static final class Builder {
        private String id = "";

        public Builder id(long id) {
            this.id = "n" + id;
            return this;
        }

        public Item build() {
            return new Item(id);
        }
    }
}
