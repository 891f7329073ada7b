/** Keys that aren't just templates in PK and SK. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.layouts;
