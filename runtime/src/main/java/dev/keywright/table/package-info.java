/**
 * What generated code calls: the table with its reads and writes. Building a request, reading a response and sending are
 * different classes, so that another client can stand behind the same requests.
 */
@NullMarked
package dev.keywright.table;

import org.jspecify.annotations.NullMarked;
