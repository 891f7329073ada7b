/** Repositories with issues, pull requests and stars: one partition is read from either end. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.published.code;
