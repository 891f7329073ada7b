/** A table without a type attribute, and keys by a converter of one's own. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.typeless;
