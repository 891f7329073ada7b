package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "#ITEM")
public final class Item implements Shop {
    private final String id;
    private final long price;

    private Item(String id) {
        this.id = id;
        this.price = 0;
    }

    public String id() {
        return id;
    }

    public long price() {
        return price;
    }

    public static Builder builder() {
        return new Builder();
    }

    public static final class Builder {
        private String id = "";

        public Builder id(String id) {
            this.id = id;
            return this;
        }

        public Item build() {
            return new Item(id);
        }
    }
}
