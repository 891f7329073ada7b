/** The annotations that describe a table, its entities, their keys and the questions asked of them. */
package dev.keywright.annotations;
