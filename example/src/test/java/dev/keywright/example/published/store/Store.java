package dev.keywright.example.published.store;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.SortOrder;
import dev.keywright.annotations.Table;
import dev.keywright.annotations.Unique;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

@Table(name = "published-store")
@GlobalIndex("GSI1")
sealed interface Store {
    @Entity
    @Key(partition = "CUSTOMER#{username}", sort = "#CUSTOMER")
    @Unique(value = "email", key = "EMAIL#{email:lower}")
    @AccessPattern(name = "get", given = "username", about = "A customer's profile")
    record Customer(String username, String email, String name) implements Store {}

    @Entity
    @Key(partition = "CUSTOMER#{username}", sort = "ADDRESS#{label}")
    @AccessPattern(name = "ofCustomer", given = "username", about = "A customer's addresses")
    record Address(String username, String label, String street) implements Store {}

    @Entity
    @Key(partition = "CUSTOMER#{username}", sort = "ORDER#{placedAt}#{orderId}")
    @Key(index = "GSI1", partition = "ORDER#{orderId}", sort = "#ORDER")
    @AccessPattern(
            name = "ofCustomer",
            given = "username",
            range = "placedAt",
            order = SortOrder.DESCENDING,
            about = "A customer's orders, newest first")
    record Order(String username, String orderId, Instant placedAt, BigDecimal total) implements Store {}

    @Entity
    @Key(partition = "ORDER#{orderId}", sort = "ITEM#{sku}")
    @Key(index = "GSI1", partition = "ORDER#{orderId}", sort = "ITEM#{sku}")
    record Item(String orderId, String sku, int quantity) implements Store {}

    @Aggregate
    @AccessPattern(name = "byId", given = "orderId", about = "An order with its items")
    @SuppressWarnings("keywright:unguarded-unique")
    record OrderWithItems(Order order, List<Item> items) {}
}
