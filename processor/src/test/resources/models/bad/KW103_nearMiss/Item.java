package com.example.shop;

public abstract sealed class Item implements Shop permits Book {
    private final String id;

    protected Item(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }
}
