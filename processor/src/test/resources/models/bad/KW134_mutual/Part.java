package com.example.shop;

public record Part(String name, Box box) {}
