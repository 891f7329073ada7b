package com.example.shop;

import java.util.Optional;

public record Address(Optional<String> city, String street) {}
