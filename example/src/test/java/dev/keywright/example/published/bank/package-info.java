/** Accounts with entries, and both sides of a transfer. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.published.bank;
