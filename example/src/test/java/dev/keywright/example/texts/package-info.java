/** The formats of text in keys: folded to one case, plain, and texts within other values. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.texts;
