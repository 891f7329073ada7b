package com.example.shop;

import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Table;

public final class Catalogue {
    @Table(name = "shop-data")
    sealed interface Shop permits Item {}

    @Entity
    @Key(partition = "ITEM#{id}", sort = "#ITEM")
    record Item(String id) implements Shop {}
}
