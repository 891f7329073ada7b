/** Which key serves which access pattern, and what would if none does. */
@NullMarked
package dev.keywright.processor.plan;

import org.jspecify.annotations.NullMarked;
