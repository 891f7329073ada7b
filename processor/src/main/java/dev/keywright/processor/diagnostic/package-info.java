/** Numbered diagnostics, and where they belong, as values. */
@NullMarked
package dev.keywright.processor.diagnostic;

import org.jspecify.annotations.NullMarked;
