/** What the tests share to look past the generated code. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.server;
