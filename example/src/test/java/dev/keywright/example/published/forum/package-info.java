/** Forums, threads by their latest reply, and replies. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.published.forum;
