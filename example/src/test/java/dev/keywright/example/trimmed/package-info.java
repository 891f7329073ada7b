/** Patterns that read more than they return, and patterns that read consistently. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.trimmed;
