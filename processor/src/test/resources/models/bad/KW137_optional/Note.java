package com.example.shop;

import java.util.Optional;

public record Note(Optional<String> text) {}
