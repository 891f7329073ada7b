package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

public class Catalogue {
    @Entity
    @Key(partition = "ITEM#{id}", sort = "#ITEM")
    public final class Item implements Shop {
        private final String id;

        public Item(String id) {
            this.id = id;
        }

        public String id() {
            return id;
        }
    }
}
