package com.example.shop;

public enum Cash implements Payment {
    COINS,
    NOTES
}
