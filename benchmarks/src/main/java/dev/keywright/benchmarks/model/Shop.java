package dev.keywright.benchmarks.model;

import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Table;

/** A table whose items carry no type attribute: the SDK's enhanced client writes none either. */
@Table(name = "shop", typeAttribute = "")
@GlobalIndex("GSI1")
public interface Shop {}
