package dev.keywright.example.ranges;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.LocalIndex;
import dev.keywright.annotations.Table;

/** Each entity has one value, in the table's sort key, at the end of a local and in the middle of a global index. */
@Table(name = "ranges")
@GlobalIndex("GSI1")
@LocalIndex("LSI1")
public interface Ranges {}
