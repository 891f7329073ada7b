/** How much of a heap it takes to read more than fits into it. */
@NullMarked
package dev.keywright.benchmarks.heap;

import org.jspecify.annotations.NullMarked;
