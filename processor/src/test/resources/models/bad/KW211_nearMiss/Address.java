package com.example.shop;

public record Address(String city, String street) {}
