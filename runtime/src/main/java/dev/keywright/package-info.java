/** What generated code is made of, and what its callers see: queries, pages, keys, transactions and exceptions. */
@NullMarked
package dev.keywright;

import org.jspecify.annotations.NullMarked;
