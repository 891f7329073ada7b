package com.example.shop;

public enum Status {
    OPEN,
    SOLD
}
