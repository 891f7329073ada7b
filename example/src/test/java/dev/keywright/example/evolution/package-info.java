/** Items that an older or a newer version of a model wrote. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.evolution;
