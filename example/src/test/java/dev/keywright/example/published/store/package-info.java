/** An online store: customers with addresses and orders, orders with items. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.published.store;
