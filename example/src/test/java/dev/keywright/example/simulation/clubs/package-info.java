/** A table told by its keys alone, whose unique values are of several attributes, absent ones, and several to an item. */
@NullMarked
package dev.keywright.example.simulation.clubs;

import org.jspecify.annotations.NullMarked;
