package com.example.shop;

public record Cash() implements Payment {}
