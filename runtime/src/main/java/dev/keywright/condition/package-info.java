/**
 * Conditions on the attributes of items: handles, one for each attribute, of which generated {@code XAttributes} classes
 * have constants, and the terms that they make.
 */
@NullMarked
package dev.keywright.condition;

import org.jspecify.annotations.NullMarked;
