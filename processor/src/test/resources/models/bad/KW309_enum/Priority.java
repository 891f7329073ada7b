package com.example.shop;

public enum Priority {
    LOW,
    HIGH
}
