/** A model for a table that others have made. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.brownfield;
