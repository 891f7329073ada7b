package dev.keywright.processor.read;

import dev.keywright.processor.model.Shape;
import dev.keywright.processor.model.Shape.Construction;
import java.util.List;

/** A shape as far as it could be read; {@code complete} if nothing of it was left out for a diagnostic. */
record ReadShape(Shape shape, boolean complete) {
    /** What is left where it can't be told how the objects are made. */
    static ReadShape unknown() {
        return new ReadShape(new Shape(Construction.CONSTRUCTOR, "", List.of()), false);
    }
}
