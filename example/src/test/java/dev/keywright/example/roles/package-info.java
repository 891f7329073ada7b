/** Attributes of the types that expiry and counters may have. */
@NullMarked
package dev.keywright.example.roles;

import org.jspecify.annotations.NullMarked;
