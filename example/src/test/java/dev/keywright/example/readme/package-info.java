/** The code of README.md, which {@code ReadmeTest} compares with these sources. */
package dev.keywright.example.readme;
