/** Every shape that a domain type can have. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.shapes;
