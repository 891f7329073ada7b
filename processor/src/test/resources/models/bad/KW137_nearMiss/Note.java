package com.example.shop;

public record Note(String text) {}
