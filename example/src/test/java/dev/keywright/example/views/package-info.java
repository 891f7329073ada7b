/** Questions that return some attributes of an entity. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.views;
