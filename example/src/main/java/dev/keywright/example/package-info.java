/** The orders service of the guide, to read and to run. */
@NullMarked
package dev.keywright.example;

import org.jspecify.annotations.NullMarked;
