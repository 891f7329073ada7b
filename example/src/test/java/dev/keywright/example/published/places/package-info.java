/** Stores by country, state and city: a hierarchy in one sort key. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.published.places;
