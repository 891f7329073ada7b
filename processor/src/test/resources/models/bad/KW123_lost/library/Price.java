package com.example.shop;

public final class Price {
    private final long amount;

    public Price(long amount) {
        this.amount = amount;
    }

    public long amount() {
        return amount;
    }
}
