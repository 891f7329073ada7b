package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

@Entity
@Key(partition = "ITEM#{id}", sort = Item.PREFIX + "{shelf}")
public record Item(String id, String shelf) implements Shop {
    private static final String TEN = "ABCDEFGHIJ";
    private static final String HUNDRED = TEN + TEN + TEN + TEN + TEN + TEN + TEN + TEN + TEN + TEN;
    static final String PREFIX = HUNDRED + HUNDRED + HUNDRED + HUNDRED + HUNDRED + HUNDRED + HUNDRED + HUNDRED + HUNDRED
            + HUNDRED + HUNDRED + "#";
}
