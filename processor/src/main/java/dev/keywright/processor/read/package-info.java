/** From the compiler's elements to the model. The only reader of elements. */
@NullMarked
package dev.keywright.processor.read;

import org.jspecify.annotations.NullMarked;
