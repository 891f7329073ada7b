/** The acceptance example with its generated code written by hand: what the runtime must offer to generated code. */
package dev.keywright.orders;
