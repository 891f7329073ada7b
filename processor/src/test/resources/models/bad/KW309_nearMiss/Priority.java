package com.example.shop;

public enum Priority {
    P1_HIGH,
    P2_LOW
}
