/** From model and plan to Java source. The only user of JavaPoet. */
@NullMarked
package dev.keywright.processor.write;

import org.jspecify.annotations.NullMarked;
