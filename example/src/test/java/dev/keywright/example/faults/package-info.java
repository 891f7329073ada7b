/** A network that fails, and what writes and reads make of it. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.faults;
