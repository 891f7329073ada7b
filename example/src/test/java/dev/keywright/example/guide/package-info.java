/** The code of docs/guide.md, run. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.guide;
