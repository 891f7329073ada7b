/** Indexes that hold little, whose keys tell the rest. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.projections;
