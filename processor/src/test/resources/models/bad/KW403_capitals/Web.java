package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

public final class Web {
    private Web() {}

    @Entity(type = "webUrl")
    @Key(partition = "B#{id}", sort = "#B")
    public record URL(String id) implements Shop {}
}
