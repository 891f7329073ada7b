package com.example.shop;

public abstract class Price {
    public abstract long amount();
}
