/** The example as a program. */
package dev.keywright.example;
