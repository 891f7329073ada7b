/** Tenants with users, who may be in several: a relation read from both of its ends by an inverted index. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.published.saas;
