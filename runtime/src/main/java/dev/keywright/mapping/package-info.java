/** How entities are mapped to items and back: codecs for attribute values, and what generated mappings are made of. */
@NullMarked
package dev.keywright.mapping;

import org.jspecify.annotations.NullMarked;
