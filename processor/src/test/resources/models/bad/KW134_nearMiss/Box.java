package com.example.shop;

public record Box<T>(String label, T content) {}
