/**
 * Lays generated source out as palantir-java-format would, as JavaPoet does not: 120 columns, no empty bodies of two lines,
 * fields together. Knows the few kinds of lines that the writers write, not Java.
 */
@NullMarked
package dev.keywright.processor.write.layout;

import org.jspecify.annotations.NullMarked;
