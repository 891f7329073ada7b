package dev.keywright.example.typeless;

import dev.keywright.annotations.Convert;

/** Stored as a number. */
@Convert(TierConverter.class)
public enum Tier {
    BASIC,
    PLUS
}
