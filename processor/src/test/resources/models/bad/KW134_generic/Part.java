package com.example.shop;

import java.util.List;

public record Part<T>(String name, Part<List<T>> inner) {}
