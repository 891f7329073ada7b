package com.example.shop;

public record ItemId(String value) {}
