/** Every type that an attribute can have. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.types;
