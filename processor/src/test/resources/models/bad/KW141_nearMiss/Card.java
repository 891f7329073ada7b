package com.example.shop;

public record Card(String brand, String number) implements Payment {}
