/** What the first item costs a JVM that has just started. */
@NullMarked
package dev.keywright.benchmarks.cold;

import org.jspecify.annotations.NullMarked;
