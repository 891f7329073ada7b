/** The entity that all are measured with, and what Keywright generates for it. */
@NullMarked
package dev.keywright.benchmarks.model;

import org.jspecify.annotations.NullMarked;
