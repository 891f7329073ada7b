package com.example.shop;

public record Box<T>(T content, int size) {}
