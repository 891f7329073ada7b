/** The annotation processor: read, model, check, plan, write. */
@NullMarked
package dev.keywright.processor;

import org.jspecify.annotations.NullMarked;
