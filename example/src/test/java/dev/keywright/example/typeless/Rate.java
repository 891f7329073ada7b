package dev.keywright.example.typeless;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "RATE#{pair}", sort = "#RATE")
@Key(index = "GSI1", partition = "TIER#{tier}", sort = "{pair}")
@AccessPattern(
        name = "ofPair",
        given = {"tier", "pair"})
public record Rate(CurrencyPair pair, Tier tier, String value) implements Ledger {}
