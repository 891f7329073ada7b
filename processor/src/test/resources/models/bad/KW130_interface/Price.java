package com.example.shop;

public interface Price {
    long amount();
}
