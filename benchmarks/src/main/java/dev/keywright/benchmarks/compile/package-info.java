/** What the annotation processor adds to a compilation. */
@NullMarked
package dev.keywright.benchmarks.compile;

import org.jspecify.annotations.NullMarked;
