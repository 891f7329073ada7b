/** The formats of a template's components, one class each. */
@NullMarked
package dev.keywright.processor.template.format;

import org.jspecify.annotations.NullMarked;
