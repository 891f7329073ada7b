/** The domain of the orders service: one table, three kinds of items, five access patterns. */
@NullMarked
package dev.keywright.example.orders;

import org.jspecify.annotations.NullMarked;
