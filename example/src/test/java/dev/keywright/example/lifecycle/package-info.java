/** Versions, expiry, counters and conditional claims. */
@NullMarked
package dev.keywright.example.lifecycle;

import org.jspecify.annotations.NullMarked;
