package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

public final class Old {
    private Old() {}

    @Entity
    @Key(partition = "OLD#{id}", sort = "#OLD")
    public record Item(String id) implements Shop {}
}
