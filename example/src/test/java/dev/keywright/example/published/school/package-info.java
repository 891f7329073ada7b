/** Students and courses: an adjacency list. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.published.school;
