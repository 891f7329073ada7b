/**
 * How keys are made of values and read back: formats, limits, and the conditions that range over sort keys. Knows
 * nothing of entities or items but their attribute values.
 */
@NullMarked
package dev.keywright.key;

import org.jspecify.annotations.NullMarked;
