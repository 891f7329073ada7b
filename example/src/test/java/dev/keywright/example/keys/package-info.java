/** Keys that look alike, and never are. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.keys;
