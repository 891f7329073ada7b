@NullMarked
package dev.keywright.example.web;

import org.jspecify.annotations.NullMarked;
