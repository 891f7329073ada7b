/** The rules over the model, one class each. */
@NullMarked
package dev.keywright.processor.check;

import org.jspecify.annotations.NullMarked;
