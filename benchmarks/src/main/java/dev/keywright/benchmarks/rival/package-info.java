/** What the generated mapping is compared with: each writes and reads the same items. */
@NullMarked
package dev.keywright.benchmarks.rival;

import org.jspecify.annotations.NullMarked;
