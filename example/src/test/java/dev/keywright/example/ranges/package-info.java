/** Ranges on the server, compared with the same ranges in memory. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.ranges;
