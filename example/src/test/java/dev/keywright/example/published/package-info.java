/** Single-table designs that are widely known, in our own words: their plans are golden files, their patterns run. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.published;
