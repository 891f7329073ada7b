/** The grammar of key templates, and what their order means. */
@NullMarked
package dev.keywright.processor.template;

import org.jspecify.annotations.NullMarked;
