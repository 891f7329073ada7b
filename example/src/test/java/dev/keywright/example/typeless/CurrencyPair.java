package dev.keywright.example.typeless;

import dev.keywright.annotations.Convert;

/** Stored, and in keys, as text: {@code EUR#USD}. */
@Convert(CurrencyPairConverter.class)
public record CurrencyPair(String from, String to) {}
