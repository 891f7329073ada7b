package dev.keywright.processor.read;

import dev.keywright.processor.model.Shape.Construction;
import java.util.List;

/** How a class is made, before the types of its attributes are read; {@code complete} if no attribute was left out. */
record ShapeSources(Construction construction, String builder, List<AttributeSource> attributes, boolean complete) {}
