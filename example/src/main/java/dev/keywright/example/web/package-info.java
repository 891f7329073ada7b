/** Pages of an access pattern over HTTP. */
@NullMarked
package dev.keywright.example.web;

import org.jspecify.annotations.NullMarked;
