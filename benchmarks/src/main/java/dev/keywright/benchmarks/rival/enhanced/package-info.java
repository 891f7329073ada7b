/**
 * The SDK's enhanced client, by each of its three kinds of schema. Unmarked: its beans are built empty and filled by
 * setters, so that any of their properties can be null for a while.
 */
@NullUnmarked
package dev.keywright.benchmarks.rival.enhanced;

import org.jspecify.annotations.NullUnmarked;
