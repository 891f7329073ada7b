/**
 * The orders service of the guide, to read and to run.
 *
 * <p>{@link dev.keywright.example.OrdersExample} is the program; the domain is in {@code dev.keywright.example.orders},
 * and the code that Keywright writes for it is in {@code target/generated-sources/annotations}.
 */
@NullMarked
package dev.keywright.example;

import org.jspecify.annotations.NullMarked;
