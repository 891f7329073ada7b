package dev.keywright.benchmarks.heap;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.Key;

/** One of very many in a folder. */
@Entity
@Key(partition = "FOLDER#{folder}", sort = "DOCUMENT#{number}")
@AccessPattern(name = "inFolder", given = "folder", range = "number", about = "List the documents of a folder")
public record Document(String folder, int number, String text) implements Archive {}
