/** Parents with their children, read by one query. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.aggregates;
