package com.example.shop;

public record Card<T>(T number, int checks) implements Payment {}
