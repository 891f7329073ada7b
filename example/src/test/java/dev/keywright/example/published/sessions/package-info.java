/** A session store with a list of each user's sessions. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.published.sessions;
