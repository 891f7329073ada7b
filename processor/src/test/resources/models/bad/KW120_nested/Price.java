package com.example.shop;

public final class Price {
    private final long amount;

    public Price(long amount) throws java.io.IOException {
        if (amount < 0) {
            throw new java.io.IOException();
        }
        this.amount = amount;
    }

    public long amount() {
        return amount;
    }
}
