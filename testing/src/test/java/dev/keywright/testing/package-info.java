@NullMarked
package dev.keywright.testing;

import org.jspecify.annotations.NullMarked;
