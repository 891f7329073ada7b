package com.example.shop;

public enum Status {
    OPEN,
    HELD,
    SOLD
}
