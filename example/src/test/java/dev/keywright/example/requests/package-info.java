/** What writes send, what they refuse to send, and how they are told apart when they are sent twice. */
@NullMarked
package dev.keywright.example.requests;

import org.jspecify.annotations.NullMarked;
