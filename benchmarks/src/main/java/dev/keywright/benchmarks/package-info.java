/** What generated code costs, beside the enhanced client of the SDK. */
@NullMarked
package dev.keywright.benchmarks;

import org.jspecify.annotations.NullMarked;
