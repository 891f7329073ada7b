package com.example.shop;

import java.util.List;

public record Box(String label, List<Part> parts) {}
