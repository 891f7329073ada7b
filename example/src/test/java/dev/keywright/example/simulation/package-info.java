/** Many writers at once, and random programs, compared with what must hold whatever happens. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.simulation;
