package com.example.shop;

public record Card(String type, String number) implements Payment {}
