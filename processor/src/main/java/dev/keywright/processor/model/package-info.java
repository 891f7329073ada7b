/** What a table is: immutable values, free of the compiler. */
@NullMarked
package dev.keywright.processor.model;

import org.jspecify.annotations.NullMarked;
