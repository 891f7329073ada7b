/** The generated code of the orders service on a real server. */
package dev.keywright.example.orders;
