/** The code of docs/why.md: the same two tasks in three ways, on one table. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.why;
