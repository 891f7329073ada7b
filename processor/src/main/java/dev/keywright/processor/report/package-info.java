/** From diagnostics to the compiler's messages. */
@NullMarked
package dev.keywright.processor.report;

import org.jspecify.annotations.NullMarked;
