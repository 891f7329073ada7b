package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = "#BOOK")
public final class Book extends Item {
    public Book(String id) {
        super(id);
    }
}
