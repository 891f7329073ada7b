package com.example.shop;

public record Price(String currency, long amount) {}
