package com.example.shop;

public record Card(String number, int checks) implements Payment {}
